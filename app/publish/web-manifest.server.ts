import { findPicture } from "#app/content/media.server.ts";
import { navLinks, site, siteDescription } from "#app/site.ts";
import { frameColors } from "#app/store/theme.ts";

/** Shortcuts of the installed app's icon. */
const shortcuts = new Set(["/episodes", "/quizzes", "/memes", "/wrapped"]);

/** Returns the web app manifest (https://www.w3.org/TR/appmanifest/). Throws if a screenshot is missing. */
export function webManifest() {
  return {
    id: "/",
    name: site.name,
    short_name: site.name,
    description: siteDescription,
    lang: "ka",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: frameColors.dark,
    theme_color: frameColors.dark,
    categories: ["podcasts", "education", "entertainment"],
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      // Rendered from favicon.svg, like favicon.ico and apple-touch-icon.png. After changing favicon.svg, render all of
      // them again (rsvg-convert -w 192). Maskable icons have the image at 80% on its background color, because systems
      // crop the shape.
      ...["any", "maskable"].flatMap((purpose) =>
        [192, 512].map((size) => ({
          src: `/app-icons/${purpose === "maskable" ? "maskable-" : ""}${size}.png`,
          sizes: `${size}x${size}`,
          type: "image/png",
          purpose,
        })),
      ),
    ],
    shortcuts: navLinks.filter(({ path }) => shortcuts.has(path)).map(({ name, path }) => ({ name, url: path })),
    screenshots: ["wide", "narrow"].map(screenshot),
  };
}

function screenshot(form: string) {
  const { path, width, height } = findPicture(`/screenshots/${form}.webp`);
  return {
    src: path,
    sizes: `${width}x${height}`,
    type: "image/webp",
    form_factor: form,
    label: `${site.name} – ${site.tagline}`,
  };
}

import { type Picture, readPicture } from "#app/content/media-file.server.ts";
import { atBase } from "#app/lib/url.ts";
import { navLinks, site, siteDescription } from "#app/site.ts";
import { frameColors } from "#app/store/theme.ts";

/** An icon of the installed site, drawn at build from public/favicon.svg: its file and its width and height in pixels. */
export type AppIcon = {
  path: string;
  size: number;
  /** Fills its square to the corners: for systems that cut the shape themselves. */
  isMaskable: boolean;
};

/** Where iPhones look for their icon. */
export const appleIcon: AppIcon = { path: "/apple-touch-icon.png", size: 180, isMaskable: true };

/** The icons that the web manifest names. */
export const manifestIcons: readonly AppIcon[] = [
  { path: "/app-icons/192.png", size: 192, isMaskable: false },
  { path: "/app-icons/512.png", size: 512, isMaskable: false },
  { path: "/app-icons/maskable-192.png", size: 192, isMaskable: true },
  { path: "/app-icons/maskable-512.png", size: 512, isMaskable: true },
];

/** Sections that the icon of the installed site leads to at once. */
const shortcuts = new Set(["/episodes", "/quizzes", "/memes", "/wrapped"]);

/** The site as something that can be installed (https://www.w3.org/TR/appmanifest/). Rejects when a screenshot is missing. */
export async function webManifest() {
  return {
    id: atBase("/"),
    name: site.name,
    short_name: site.name,
    description: siteDescription,
    lang: "ka",
    dir: "ltr",
    start_url: atBase("/"),
    scope: atBase("/"),
    display: "standalone",
    background_color: frameColors.dark,
    theme_color: frameColors.dark,
    categories: ["podcasts", "education", "entertainment"],
    icons: [
      { src: atBase("/favicon.svg"), sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...manifestIcons.map(({ path, size, isMaskable }) => ({
        src: atBase(path),
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose: isMaskable ? "maskable" : "any",
      })),
    ],
    shortcuts: navLinks
      .filter(({ path }) => shortcuts.has(path))
      .map(({ name, path }) => ({ name, url: atBase(path) })),
    screenshots: [
      screenshot(await readPicture("/screenshots/wide.webp"), "wide"),
      screenshot(await readPicture("/screenshots/narrow.webp"), "narrow"),
    ],
  };
}

function screenshot({ path, width, height }: Picture, form: "wide" | "narrow") {
  return {
    src: atBase(path),
    sizes: `${width}x${height}`,
    type: "image/webp",
    form_factor: form,
    label: `${site.name} – ${site.tagline}`,
  };
}

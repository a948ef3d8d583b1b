import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { navLinks, site, siteDescription } from "#app/site.ts";
import { browserColors } from "#app/store/theme.ts";

type Picture = { src: string; sizes: string; type: string; label?: string };
type Manifest = Record<string, unknown> & Record<"icons" | "screenshots", Picture[]> & { shortcuts: { url: string }[] };

test("robots.txt and the web app manifest agree with the site's URL, texts, colors and images", async () => {
  expect(readFileSync("public/robots.txt", "utf8")).toBe(`User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap.xml\n`);
  const { icons, screenshots, shortcuts, ...manifest } = JSON.parse(
    readFileSync("public/site.webmanifest", "utf8"),
  ) as Manifest;
  expect(manifest).toMatchObject({ id: "/", start_url: "/", scope: "/", lang: "ka", display: "standalone" });
  expect(manifest).toMatchObject({ name: site.name, short_name: site.name, description: siteDescription });
  expect(manifest).toMatchObject({ theme_color: browserColors.dark, background_color: browserColors.dark });
  expect(navLinks.map(({ name, path }) => ({ name, url: path }))).toEqual(expect.arrayContaining(shortcuts));
  for (const { label } of screenshots) expect(label).toBe(`${site.name} – ${site.tagline}`);
  for (const { src, sizes } of [...icons, ...screenshots].filter(({ type }) => type !== "image/svg+xml")) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

import sharp from "sharp";
import { expect, test } from "vitest";
import { webManifest } from "#app/publish/web-manifest.server.ts";

test("gives each icon its stated size, and opaque corners if it is maskable", async () => {
  const { icons } = await webManifest();
  for (const { src, sizes, purpose } of icons.filter(({ type }) => type === "image/png")) {
    const picture = sharp(`public${src}`);
    const { width, height } = await picture.metadata();
    expect(`${width}x${height}`).toBe(sizes);
    const corner = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).ensureAlpha().raw().toBuffer();
    expect(corner[3]).toBe(purpose === "maskable" ? 255 : 0);
  }
});

test("has the fields that make the site installable", async () => {
  const { icons, shortcuts, screenshots, ...manifest } = await webManifest();
  expect(manifest).toMatchObject({ id: "/", start_url: "/", scope: "/", lang: "ka", display: "standalone" });
  for (const purpose of ["any", "maskable"]) {
    const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  }
  expect(shortcuts.map(({ url }) => url)).toEqual(["/episodes", "/quizzes", "/memes", "/wrapped"]);
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(["wide", "narrow"]);
});

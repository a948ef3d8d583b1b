import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeIcons } from "#app/build/finish-build.ts";
import { appleIcon, manifestIcons, webManifest } from "#app/publish/web-manifest.server.ts";

const folder = mkdtempSync(join(tmpdir(), "icons-"));

beforeAll(() => writeIcons(folder));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([appleIcon, ...manifestIcons])(
  "$path has its size, and no hole in its corners if it is maskable",
  async (icon) => {
    const picture = sharp(join(folder, icon.path));
    const { width, height } = await picture.metadata();
    expect([width, height]).toEqual([icon.size, icon.size]);
    const corner = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).ensureAlpha().raw().toBuffer();
    expect(corner[3]).toBe(icon.isMaskable ? 255 : 0);
  },
);

test("the manifest has what browsers ask for before they offer to install", async () => {
  const { icons, shortcuts, screenshots, ...manifest } = await webManifest();
  expect(manifest).toMatchObject({ id: "/", start_url: "/", scope: "/", lang: "ka", display: "standalone" });
  for (const purpose of ["any", "maskable"]) {
    const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  }
  expect(shortcuts.map(({ url }) => url)).toEqual(["/episodes", "/quizzes", "/memes", "/wrapped"]);
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(["wide", "narrow"]);
});

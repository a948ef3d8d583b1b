import { mkdtempSync, readFileSync, rmSync } from "node:fs";
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

test.each(manifestIcons.filter(({ isMaskable }) => isMaskable))(
  "a round mask takes nothing of the sign in $path but its foot",
  async ({ path, size }) => {
    const { data, info } = await sharp(join(folder, path)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [ground = 0] = data;
    // Where two areas of one colour meet, drawing may be off by one.
    const isSign = (x: number, y: number) => Math.abs((data[(y * size + x) * info.channels] ?? 0) - ground) > 4;
    const isOutside = (x: number, y: number) => Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) > 0.4 * size;
    const cut: string[] = [];
    for (let y = 0; y < 0.7 * size; y += 1) {
      for (let x = 0; x < size; x += 1) if (isOutside(x, y) && isSign(x, y)) cut.push(`${x},${y}`);
    }
    expect(cut).toEqual([]);
  },
);

test("favicon.ico holds one picture of 32 pixels, where its directory says", async () => {
  const ico = readFileSync(join(folder, "favicon.ico"));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const picture = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14));
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
});

test("the manifest has what browsers ask for before they offer to install", async () => {
  const { id, start_url, scope, lang, display, icons, shortcuts, screenshots } = await webManifest();
  expect({ id, start_url, scope, lang, display }).toEqual({
    id: "/",
    start_url: "/",
    scope: "/",
    lang: "ka",
    display: "standalone",
  });
  for (const purpose of ["any", "maskable"]) {
    const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  }
  expect(shortcuts.map(({ url }) => url)).toEqual(["/episodes", "/quizzes", "/memes", "/wrapped"]);
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(["wide", "narrow"]);
});

import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type GalleryName, galleryNames } from "#app/content/galleries.ts";
import { findMeme, listMemes } from "#app/content/gallery.server.ts";
import { listTileSources } from "#app/publish/tile-sources.server.ts";

const folders: Readonly<Record<GalleryName, string>> = { memes: "public/memes", gameJam: "public/game-jam-2025" };

describe.each(galleryNames)("the gallery %s", (gallery) => {
  test("lists every file of its folder, and finds a meme by name", async () => {
    const files = readdirSync(folders[gallery], { withFileTypes: true }).filter((entry) => entry.isFile());
    const memes = await listMemes(gallery);
    expect(memes).toHaveLength(files.length);
    expect(await findMeme(gallery, memes[0]?.filename ?? "")).toEqual(memes[0]);
    expect(await findMeme(gallery, "no-such-meme")).toBeUndefined();
  });

  test("every file has its own Georgian alt text and caption", async () => {
    const memes = await listMemes(gallery);
    for (const { alt, caption } of memes) {
      expect(alt).toMatch(/[ა-ჰ]{3}/);
      expect(caption).not.toBe(alt);
    }
    expect(new Set(memes.map(({ alt }) => alt)).size).toBe(memes.length);
    expect(new Set(memes.map(({ caption }) => caption)).size).toBe(memes.length);
  });

  test("every clip has a still image", async () => {
    const withoutStill = (await listMemes(gallery)).filter(({ tiles }) => tiles === undefined);
    expect(withoutStill.map(({ filename }) => filename)).toEqual([]);
  });
});

test("gives every tile its own URL", async () => {
  const bases = (await listTileSources()).map(({ base }) => base);
  expect(new Set(bases).size).toBe(bases.length);
});

test("keeps images under 80 kB, clips under 400 kB and both folders under 20 MB", () => {
  const files = Object.values(folders)
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({ name, bytes: statSync(join(parentPath, name)).size }));
  const tooHeavy = files.filter(({ name, bytes }) => bytes > (/\.(mp4|webm)$/.test(name) ? 400_000 : 80_000));
  expect(tooHeavy).toEqual([]);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(20_000_000);
});

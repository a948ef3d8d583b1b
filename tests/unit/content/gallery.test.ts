import { expect, test } from "vitest";
import { galleryNames } from "#app/content/galleries.ts";
import { findMeme, listMemes } from "#app/content/gallery.server.ts";

test.each(galleryNames)("the gallery %s finds a meme by name, and describes each meme in Georgian", (gallery) => {
  const memes = listMemes(gallery);
  expect(findMeme(gallery, memes[0]?.filename ?? "")).toBe(memes[0]);
  expect(findMeme(gallery, "no-such-meme")).toBeUndefined();
  for (const { alt } of memes) expect(alt).toMatch(/[ა-ჰ]{3}/);
  expect(new Set(memes.map(({ alt }) => alt)).size).toBe(memes.length);
});

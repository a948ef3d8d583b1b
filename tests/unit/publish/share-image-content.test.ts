import { expect, test } from "vitest";
import { memeShareImage } from "#app/publish/share-image-content.server.ts";
import { buildMeme } from "#tests/factories.ts";

test.each(["webp", "JPEG"])("a .%s file is its own share picture", (extension) => {
  const url = `/memes/cat.${extension}`;
  expect(memeShareImage(buildMeme({ url }))).toMatchObject({ path: url, width: 1000, height: 1400 });
});

test.each(["svg", "gif", "mp4"])("a .%s file is shared by its largest tile", (extension) => {
  const meme = buildMeme({ url: `/memes/cat.${extension}`, tiles: "/tiles/memes/cat.1234", alt: "კატა" });
  expect(memeShareImage(meme)).toEqual({
    path: "/tiles/memes/cat.1234-640.webp",
    width: 640,
    height: 896,
    alt: "კატა",
  });
});

test("a clip without a poster has no share picture of its own", () => {
  expect(memeShareImage(buildMeme({ type: "video", tiles: undefined }))).toBeUndefined();
});

import { expect, test } from "vitest";
import { memeShareImage } from "#app/publish/share-image-content.server.ts";
import { buildMeme } from "#tests/factories.ts";

test.each(["webp", "JPEG"])("shares a .%s file as its own share image", (extension) => {
  const url = `/memes/cat.${extension}`;
  expect(memeShareImage(buildMeme({ url }))).toMatchObject({ path: url, width: 1000, height: 1400 });
});

test.each(["svg", "gif", "mp4"])("shares a .%s file by its thumbnail", (extension) => {
  const meme = buildMeme({ url: `/memes/cat.${extension}`, thumbnail: "/tiles/memes/cat.1234.webp", alt: "კატა" });
  expect(memeShareImage(meme)).toEqual({
    path: "/tiles/memes/cat.1234.webp",
    width: 560,
    height: 784,
    alt: "კატა",
  });
});

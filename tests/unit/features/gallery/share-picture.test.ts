import { expect, test } from "vitest";

import { sharePicture } from "#app/features/gallery/share-picture.ts";
import { buildMeme } from "#tests/factories.ts";

test.each(["webp", "png", "jpg", "JPEG"])("a .%s file is its own share picture", (extension) => {
  const url = `/memes/cat.${extension}`;
  expect(sharePicture(buildMeme({ url }))).toBe(url);
});

test.each(["svg", "avif", "gif", "mp4"])("a .%s file is shared by its largest tile", (extension) => {
  expect(sharePicture(buildMeme({ url: `/memes/cat.${extension}`, tiles: "/tiles/memes/cat.1234" }))).toBe(
    "/tiles/memes/cat.1234-640.webp",
  );
});

test("a clip without a poster has no share picture of its own", () => {
  expect(sharePicture(buildMeme({ type: "video", tiles: undefined }))).toBeUndefined();
});

import { expect, test } from "vitest";
import { watchUrl, youtubeIdOf } from "#app/lib/youtube.ts";

const id = "0d-j8jDxiJE";

test.each([
  id,
  `https://youtube.com/watch?list=x&v=${id}&t=10`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://www.youtube.com/shorts/${id}`,
  `https://m.youtube.com/live/${id}`,
])("finds the video ID in %s", (address) => {
  expect(youtubeIdOf(address)).toBe(id);
});

test.each([
  "",
  "short",
  `https://example.com/watch?v=${id}`,
  "https://youtu.be/",
  "https://www.youtube.com/@Devtherapy",
])("finds no video ID in '%s'", (address) => {
  expect(youtubeIdOf(address)).toBeUndefined();
});

test("writes the start second into the URL", () => {
  expect(watchUrl(id, 202)).toBe(`https://www.youtube.com/watch?v=${id}&t=202s`);
  expect(watchUrl(id)).toBe(`https://www.youtube.com/watch?v=${id}`);
});

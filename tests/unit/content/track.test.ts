import { expect, test } from "vitest";
import { chapterAt } from "#app/content/track.ts";

const chapters = [
  { seconds: 10, label: "First" },
  { seconds: 60, label: "Second" },
];

test("finds the chapter at a second", () => {
  expect(chapterAt(chapters, 9, 100)).toBeUndefined();
  expect(chapterAt(chapters, 10, 100)).toEqual({ seconds: 10, label: "First", index: 0, end: 60 });
  expect(chapterAt(chapters, 59.9, 100)).toMatchObject({ index: 0 });
  expect(chapterAt(chapters, 60, 100)).toMatchObject({ index: 1, end: 100 });
  expect(chapterAt([], 60, 100)).toBeUndefined();
});

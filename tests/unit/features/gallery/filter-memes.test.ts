import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findSelected, formatFilters, type MemeType, parseFilters, stepFrom } from "#app/features/gallery/memes.ts";
import { buildMeme } from "#tests/factories.ts";

const a = buildMeme({ filename: "a" });
const b = buildMeme({ filename: "b" });
const c = buildMeme({ filename: "c" });
const memes = [a, b, c];

test.each<[string | null, MemeType[]]>([
  [null, ["image", "video"]],
  ["image,video", ["image", "video"]],
  ["video,image", ["image", "video"]],
  ["image", ["image"]],
  ["video", ["video"]],
  ["", []],
  ["audio,video", ["video"]],
  [" video , ,video", ["video"]],
  ["audio", ["image", "video"]],
  ["Image", ["image", "video"]],
])("filters=%s shows %j", (parameter, types) => {
  expect(parseFilters(parameter)).toEqual(types);
});

test("what the chips write is read back as it was", () => {
  fc.assert(
    fc.property(fc.subarray<MemeType>(["image", "video"]), (types) => {
      expect(parseFilters(formatFilters(types) ?? null)).toEqual(types);
    }),
  );
});

test("both types need no parameter", () => {
  expect(formatFilters(["image", "video"])).toBeUndefined();
});

test("stepping goes on to the next and back to the one before", () => {
  expect(stepFrom(memes, a, 1)).toBe(b);
  expect(stepFrom(memes, c, -1)).toBe(b);
});

test("stepping goes round at both ends", () => {
  expect(stepFrom(memes, c, 1)).toBe(a);
  expect(stepFrom(memes, a, -1)).toBe(c);
});

test("stepping through a list of one stays where it is", () => {
  expect(stepFrom([a], a, 1)).toBe(a);
  expect(stepFrom([a], a, -1)).toBe(a);
});

describe("the selected meme", () => {
  const odd = buildMeme({ filename: "IMG-1", url: `/memes/${encodeURIComponent("IMG (1).JPG")}` });

  test.each(["IMG-1", "IMG (1)", "IMG (1).JPG"])("is found as %s", (selected) => {
    expect(findSelected([...memes, odd], selected)).toBe(odd);
  });

  test.each([null, "", "nobody", "a.png", "memes"])("is none for %s", (selected) => {
    expect(findSelected(memes, selected)).toBeUndefined();
  });
});

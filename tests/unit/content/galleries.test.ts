import { expect, test } from "vitest";
import { posterWidthsFor, tileWidthsFor } from "#app/content/galleries.ts";

test.each([
  [1200, [320, 480, 640]],
  [640, [320, 480, 640]],
  [500, [320, 480, 500]],
  [320, [320]],
  [100, [100]],
])("makes tiles of an image %i pixels wide: %j", (width, tiles) => {
  expect(tileWidthsFor(width)).toEqual(tiles);
});

test("makes only tiles smaller than a poster", () => {
  expect(posterWidthsFor(1600)).toEqual([680, 1080]);
  expect(posterWidthsFor(1080)).toEqual([680]);
  expect(posterWidthsFor(600)).toEqual([]);
});

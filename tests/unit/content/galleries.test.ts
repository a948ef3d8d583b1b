import fc from "fast-check";
import { expect, test } from "vitest";
import { posterWidthsFor, tileWidthsFor } from "#app/content/galleries.ts";

test.each([
  [1200, [320, 480, 640]],
  [640, [320, 480, 640]],
  [500, [320, 480, 500]],
  [320, [320]],
  [100, [100]],
])("a picture %i pixels wide gives tiles of %j", (width, tiles) => {
  expect(tileWidthsFor(width)).toEqual(tiles);
});

test("there is always a tile, none wider than the picture, each wider than the one before", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (width) => {
      const tiles = tileWidthsFor(width);
      expect(tiles.length).toBeGreaterThan(0);
      expect(Math.max(...tiles)).toBeLessThanOrEqual(width);
      expect(tiles).toEqual([...new Set(tiles)].toSorted((a, b) => a - b));
    }),
  );
});

test("a poster gets smaller ones beside it only", () => {
  expect(posterWidthsFor(1600)).toEqual([680, 1080]);
  expect(posterWidthsFor(1080)).toEqual([680]);
  expect(posterWidthsFor(600)).toEqual([]);
});

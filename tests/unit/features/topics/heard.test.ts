import { expect, test } from "vitest";

import { heardOf, isPartHeard } from "#app/features/topics/timeline/heard.ts";
import type { Interval } from "#app/lib/intervals.ts";

const begun = (...heard: Interval[]) => ({ seconds: 500, duration: 1000, heardAt: "2026-01-01T00:00:00Z", heard });

test("a session that is marked as heard was heard to its end, whatever was played of it", () => {
  expect(heardOf(1000, undefined, true)).toEqual({ intervals: [[0, 1000]], isWhole: true });
});

test("what was played is heard, as far as the session goes", () => {
  expect(heardOf(960, begun([0, 300], [900, 1000]), false)).toEqual({
    intervals: [
      [0, 300],
      [900, 960],
    ],
    isWhole: false,
    resume: 500,
    heardAt: "2026-01-01T00:00:00Z",
  });
  expect(heardOf(960, undefined, false)).toBeUndefined();
});

test("a part counts from four fifths on", () => {
  const heard = heardOf(1000, begun([0, 80], [200, 279]), false);
  expect(isPartHeard(heard, 0, 100)).toBe(true);
  expect(isPartHeard(heard, 200, 300)).toBe(false);
  expect(isPartHeard(undefined, 0, 100)).toBe(false);
});

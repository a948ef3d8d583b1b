import { expect, test } from "vitest";
import { heardOf, isPartHeard } from "#app/features/topics/heard.ts";
import type { Interval } from "#app/lib/intervals.ts";
import { buildPosition } from "#tests/factories.ts";

const begun = (...heard: Interval[]) => buildPosition({ seconds: 500, heard });

test("counts a completed session as heard to its end", () => {
  expect(heardOf(1000, undefined, true)).toEqual({ intervals: [[0, 1000]], isCompleted: true });
});

test("clips played parts to the session's end", () => {
  expect(heardOf(960, begun([0, 300], [900, 1000]), false)).toEqual({
    intervals: [
      [0, 300],
      [900, 960],
    ],
    isCompleted: false,
    resume: 500,
    heardAt: buildPosition().heardAt,
  });
  expect(heardOf(960, undefined, false)).toBeUndefined();
});

test("counts an episode without the completed mark as started, even if all of it was heard", () => {
  expect(heardOf(960, begun([0, 960]), false)).toMatchObject({ isCompleted: false, intervals: [[0, 960]] });
});

test("counts a part as heard when 80% of it has played", () => {
  const heard = heardOf(1000, begun([0, 80], [200, 279]), false);
  expect(isPartHeard(heard, 0, 100)).toBe(true);
  expect(isPartHeard(heard, 200, 300)).toBe(false);
  expect(isPartHeard(undefined, 0, 100)).toBe(false);
});

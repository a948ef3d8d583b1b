import fc from "fast-check";
import { expect, test } from "vitest";
import { type Interval, joinIntervals, secondsIn } from "#app/lib/intervals.ts";

const anySpan = fc.tuple(fc.nat(5000), fc.nat(200)).map(([from, length]): Interval => [from, from + length]);

test("joinIntervals merges overlapping and adjacent intervals, in whole seconds and in order", () => {
  const heard: Interval[] = [
    [30.2, 40.4],
    [0, 5.6],
    [5.6, 9.8],
    [35, 50],
    [60, 60],
  ];
  expect(joinIntervals(heard)).toEqual([
    [0, 10],
    [30, 50],
  ]);
});

test("joinIntervals keeps exactly the seconds of its input, each once, for any order", () => {
  fc.assert(
    fc.property(fc.array(anySpan, { maxLength: 40 }), (intervals) => {
      const seconds = new Set(intervals.flatMap(([from, to]) => Array.from({ length: to - from }, (_, n) => from + n)));
      expect(secondsIn(joinIntervals(intervals))).toBe(seconds.size);
      expect(joinIntervals(intervals.toReversed())).toEqual(joinIntervals(intervals));
    }),
  );
});

test("joinIntervals keeps only the hundred longest intervals", () => {
  const short = Array.from({ length: 150 }, (_, n): Interval => [n * 10, n * 10 + 1]);
  const joined = joinIntervals([...short, [5000, 5100]]);
  expect(joined).toHaveLength(100);
  expect(joined.at(-1)).toEqual([5000, 5100]);
});

import { expect, test } from "vitest";
import { chanceByMeanLength, leadingNumber, surfaceStatistics } from "#tests/corpus/surface-statistics.ts";

function buildQuestion(options: string[], correctAnswerIndex: number) {
  return { question: "Which one?", options, correctAnswerIndex };
}

test("the length closest to the mean is guessed, and ties are split evenly", () => {
  expect(chanceByMeanLength(buildQuestion(["a", "bbb", "cccc", "dddddddd"], 2))).toBe(1);
  expect(chanceByMeanLength(buildQuestion(["a", "bbb", "ccc", "ddddd"], 1))).toBe(0.5);
  expect(chanceByMeanLength(buildQuestion(["a", "bbb", "ccc", "ddddd"], 3))).toBe(0);
});

test("the number an option begins with is read, and times, lists and versions are none", () => {
  const read = [
    "დაახლოებით 8.3 ms",
    "500 000-ს",
    "დაახლოებით 1/11",
    "$27",
    "99.99 %",
    "4.5:1",
    "[1 2]",
    "3.0.0 – ახალი",
  ];
  expect(read.map(leadingNumber)).toEqual([8.3, 500_000, 1 / 11, 27, 99.99, 4.5, undefined, undefined]);
});

test("longest, shortest and outermost are told apart", () => {
  const figures = surfaceStatistics([
    buildQuestion(["1 s", "20 s", "300 s", "4000 s"], 3),
    buildQuestion(["1 s", "20 s", "300 s", "4000 s"], 1),
  ]);
  expect(figures).toMatchObject({ strictlyLongest: 0.5, strictlyShortest: 0, outerNumber: 0.5, numberQuestions: 2 });
});

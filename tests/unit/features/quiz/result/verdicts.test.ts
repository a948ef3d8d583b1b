import { expect, test } from "vitest";
import { verdictOf } from "#app/features/quiz/result/verdicts.ts";
import { percentOf, toneOf } from "#app/features/quiz/score-color.ts";

test.each([
  [100, "Dev Genius", "Perfect!", "good"],
  [99, "Code Master", "Excellent!", "good"],
  [80, "Code Master", "Excellent!", "good"],
  [79, "Solid Debugger", "Good job!", "warm"],
  [60, "Solid Debugger", "Good job!", "warm"],
  [59, "Keep Learning", "Not bad!", "warm"],
  [40, "Keep Learning", "Not bad!", "warm"],
  [39, "Keep Compiling", "Keep learning!", "bad"],
])("for %i percent, returns the verdict '%s', '%s'", (percent, title, message, tone) => {
  expect(verdictOf(percent)).toMatchObject({ title, message });
  expect(toneOf(percent)).toBe(tone);
});

test.each([
  [1, 3, 33],
  [2, 3, 67],
  [7, 7, 100],
])("computes %i of %i as %i percent", (score, totalQuestions, percent) => {
  expect(percentOf({ score, totalQuestions })).toBe(percent);
});

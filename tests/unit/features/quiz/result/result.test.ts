import { expect, test } from "vitest";

import { formatDuration } from "#app/features/quiz/result/result.ts";

test.each([
  [0, "0s"],
  [45, "45s"],
  [59, "59s"],
  [60, "1m 0s"],
  [125, "2m 5s"],
  [3600, "60m 0s"],
])("%i seconds are '%s'", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

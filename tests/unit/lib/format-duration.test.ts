import { expect, test } from "vitest";

import { formatDuration, formatHours } from "#app/lib/format-duration.ts";

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

test.each([
  [0, "0m"],
  [3599, "59m"],
  [3600, "1h 0m"],
  [12_000, "3h 20m"],
])("%i seconds of listening are '%s'", (seconds, text) => {
  expect(formatHours(seconds)).toBe(text);
});

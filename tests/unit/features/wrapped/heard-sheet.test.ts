import { expect, test } from "vitest";
import { formatHours } from "#app/features/wrapped/heard-sheet.tsx";

test.each([
  [0, "0m"],
  [3599, "59m"],
  [3600, "1h 0m"],
  [12_000, "3h 20m"],
])("%i seconds of listening are '%s'", (seconds, text) => {
  expect(formatHours(seconds)).toBe(text);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDuration, formatTimestamp, parseStartTime, parseTimestamp, spellDuration } from "#app/lib/timestamps.ts";

test.each([
  ["3:22", 202],
  ["02:06:28", 7588],
])("parses '%s' as %s seconds", (timestamp, seconds) => {
  expect(parseTimestamp(timestamp)).toBe(seconds);
});

test.each(["", "5", "1:2", "1:60", "1:60:00", "1:2:03", "100:00", "1:02:03:04", "a1:02"])(
  "does not parse '%s'",
  (text) => {
    expect(parseTimestamp(text)).toBeUndefined();
  },
);

test("parses every time that it formats", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359_999 }), (seconds) => {
      expect(parseTimestamp(formatTimestamp(seconds))).toBe(seconds);
    }),
  );
});

test.each([
  ["90", 90],
  ["90s", 90],
  ["1h2m3s", 3723],
  ["1H", 3600],
  ["1m5.5s", 65],
  ["1m1h", undefined],
  ["1:30", 90],
  ["1:30.5", 90],
  ["1:02:03", 3723],
  [" 90 ", 90],
  ["npt:90", 90],
  ["npt:1:30,2:00", 90],
  ["90,120", 90],
  [",120", undefined],
  ["-5", undefined],
  ["", undefined],
  [null, undefined],
  ["soon", undefined],
  ["1e9", undefined],
])("reads ?t=%s as the second %s", (value, seconds) => {
  expect(parseStartTime(value)).toBe(seconds);
});

test.each([
  [0, "0s"],
  [59, "59s"],
  [60, "1m 0s"],
  [3600, "60m 0s"],
])("formats a duration of %i seconds as '%s'", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test.each([
  [0, "0 seconds"],
  [1, "1 second"],
  [60, "1 minute"],
  [3724, "1 hour 2 minutes 4 seconds"],
  [7920, "2 hours 12 minutes"],
  [3605, "1 hour 5 seconds"],
])("spells out %i seconds as '%s'", (seconds, text) => {
  expect(spellDuration(seconds)).toBe(text);
});

import { expect, test } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatLongDate,
  formatTime,
  tbilisiDay,
  tbilisiDaysBetween,
} from "#app/lib/tbilisi-calendar.ts";

const jamStart = "2025-07-05T10:00:00Z";

test("formats dates in Georgian and in Tbilisi time, where a late evening in UTC is the next day", () => {
  expect(formatDate(jamStart)).toBe("5 ივლისი 2025");
  expect(formatLongDate(jamStart)).toBe("შაბათი, 5 ივლისი 2025");
  expect(formatTime(jamStart)).toBe("14:00");
  expect(formatLongDate("2024-12-31T20:00:00Z")).toBe("ოთხშაბათი, 1 იანვარი 2025");
  expect(tbilisiDay("2024-12-31T20:00:00Z")).toBe("2025-01-01");
  expect(tbilisiDay("2024-12-31T19:59:59Z")).toBe("2024-12-31");
});

test.each([
  ["Tbilisi", undefined, "შაბათი, 5 ივლისი 2025, 14:00"],
  ["Kiritimati, where it is the next day", 840, "კვირა, 6 ივლისი 2025, 00:00"],
  ["Kathmandu, with its odd minutes", 345, "შაბათი, 5 ივლისი 2025, 15:45"],
])("formats date and time in %s", (_place, offset, expected) => {
  expect(formatDateTime(jamStart, offset)).toBe(expected);
});

test.each([
  ["the same day", "2025-07-04T20:00:00Z", 0],
  ["the evening before, to the second", "2025-07-04T19:59:59Z", 1],
  ["the day after", "2025-07-05T20:00:00Z", -1],
  ["across a year", "2024-12-31T20:00:00Z", 185],
])("counts the days to the jam in Tbilisi time: %s", (_when, from, days) => {
  expect(tbilisiDaysBetween(from, jamStart)).toBe(days);
});

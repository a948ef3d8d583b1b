import { expect, test } from "vitest";

import { formatDate, formatLongDate, formatTime, tbilisiDay } from "#app/lib/georgian-dates.ts";

const jamStart = "2025-07-05T10:00:00Z";

test("dates are Georgian words in Tbilisi time", () => {
  expect(formatDate(jamStart)).toBe("5 ივლისი, 2025");
  expect(formatLongDate(jamStart)).toBe("შაბათი, 5 ივლისი, 2025");
  expect(formatTime(jamStart)).toBe("14:00");
});

test("an evening in UTC is the next day in Tbilisi", () => {
  expect(formatLongDate("2024-12-31T20:00:00Z")).toBe("ოთხშაბათი, 1 იანვარი, 2025");
  expect(tbilisiDay("2024-12-31T20:00:00Z")).toBe("2025-01-01");
  expect(tbilisiDay("2024-12-31T19:59:59Z")).toBe("2024-12-31");
});

import { beforeEach, expect, test, vi } from "vitest";
import { readInstant, readIsoInstant } from "#app/lib/read-entries.ts";

const now = Date.UTC(2036, 2, 5, 21, 30);
const startOfToday = Date.UTC(2036, 2, 5);
const day = 24 * 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers({ now, toFake: ["Date"] }));

test("readInstant accepts milliseconds and ISO strings", () => {
  // Accept up to a year ahead. Clocks differ, and after a fast clock is corrected, earlier entries must keep their
  // dates.
  expect(readInstant(now + 365 * day)).toBe(now + 365 * day);
  expect(readInstant("2025-07-05T14:00:00+04:00")).toBe(Date.UTC(2025, 6, 5, 10));
  expect(readIsoInstant(Date.UTC(2025, 6, 5, 10))).toBe("2025-07-05T10:00:00.000Z");
});

test.each([now + 365 * day + 1, 8.64e15 + 1, "2204-01-01"])(
  "readInstant replaces %s, more than a year ahead, with the start of today",
  (value) => {
    expect(readInstant(value)).toBe(startOfToday);
    expect(readIsoInstant(value)).toBe("2036-03-05T00:00:00.000Z");
  },
);

test.each([undefined, null, "yesterday", "2024-09-30T23:59:59Z", -1, 1.5, Number.NaN, {}, true])(
  "readInstant rejects %s",
  (value) => {
    expect(readInstant(value)).toBeUndefined();
    expect(readIsoInstant(value)).toBeUndefined();
  },
);

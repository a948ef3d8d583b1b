import fc from "fast-check";
import { expect, test } from "vitest";
import { timeLeft } from "#app/features/game-jam/jam-registration.tsx";

const start = "2025-07-05T10:00:00Z";

test.each([
  ["2025-06-25T09:00:00Z", { days: 10, hours: 1, minutes: 0 }],
  ["2025-07-04T10:00:00Z", { days: 1, hours: 0, minutes: 0 }],
  ["2025-07-04T10:00:01Z", { days: 0, hours: 23, minutes: 59 }],
  ["2025-07-05T09:59:00Z", { days: 0, hours: 0, minutes: 1 }],
  ["2025-07-05T09:59:59.999Z", { days: 0, hours: 0, minutes: 0 }],
  ["2025-07-05T10:00:00Z", undefined],
  ["2026-01-01T00:00:00Z", undefined],
])("at %s", (now, expected) => {
  expect(timeLeft(start, now)).toEqual(expected);
});

test("what is left is never negative and adds up to the time that is left", () => {
  const instants = fc.date({ min: new Date("2024-01-01"), max: new Date("2026-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (now) => {
      const left = timeLeft(start, now.toISOString());
      if (!left) return;
      const minutes = (left.days * 24 + left.hours) * 60 + left.minutes;
      expect(minutes).toBe(Math.floor((Date.parse(start) - now.getTime()) / 60_000));
      expect(Math.min(left.days, left.hours, left.minutes)).toBeGreaterThanOrEqual(0);
    }),
  );
});

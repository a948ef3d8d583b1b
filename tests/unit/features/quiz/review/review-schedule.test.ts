import { expect, test, vi } from "vitest";
import { dueAfter } from "#app/features/quiz/review/review-schedule.ts";
import { localDay, maxInterval, type Review } from "#app/store/review-cards.ts";

const hour = 60 * 60 * 1000;
const newYear = Date.UTC(2025, 0, 1, 20);

/**
 * Simulates a year in which a question is missed on New Year and then answered on each due day, always correctly or
 * always wrong. Returns its reviews and the intervals between them in days.
 */
function liveAYear(isRight: boolean) {
  const reviews: Review[] = [{ at: newYear, isRight: false }];
  const dues = [dueAfter(reviews)];
  for (let day = 1; day <= 365; day += 1) {
    const at = newYear + day * 24 * hour;
    if (localDay(at) < (dues.at(-1) ?? 0)) continue;
    reviews.push({ at, isRight });
    dues.push(dueAfter(reviews));
  }
  return { reviews, gaps: dues.map((due, index) => due - localDay(reviews[index]?.at ?? 0)) };
}

test("repeats a question at growing intervals if the answers are correct", () => {
  const { reviews, gaps } = liveAYear(true);
  expect(gaps.slice(0, 4)).toEqual([1, 2, 6, 17]);
  for (const [index, gap] of gaps.entries()) expect(gap).toBeGreaterThanOrEqual(gaps[index - 1] ?? 1);
  expect(gaps.at(-1)).toBeGreaterThan(21);
  expect(reviews.length).toBeLessThan(15);
});

test("repeats a question every day if the answers are wrong", () => {
  const { reviews, gaps } = liveAYear(false);
  expect(new Set(gaps)).toEqual(new Set([1]));
  expect(reviews).toHaveLength(366);
});

test("repeats a question at least once a year", () => {
  const reviews = Array.from({ length: 30 }, (_, year) => ({ at: newYear + year * 365 * 24 * hour, isRight: true }));
  expect(dueAfter(reviews) - localDay(reviews.at(-1)?.at ?? 0)).toBe(maxInterval);
});

test("does not extend the interval for a second answer on the same day", () => {
  const first = { at: newYear, isRight: true };
  expect(dueAfter([first, { at: newYear + hour, isRight: true }])).toBe(dueAfter([first]));
});

test.each(["Asia/Tbilisi", "UTC", "Pacific/Kiritimati", "America/Los_Angeles"])(
  "starts days at local midnight in %s, also across clock changes, and a missed question is due the next day",
  (zone) => {
    vi.stubEnv("TZ", zone);
    for (let month = 0; month < 12; month += 1) {
      for (const date of [1, 9, 30]) {
        const midnight = new Date(2025, month, date).getTime();
        expect(localDay(midnight)).toBe(localDay(midnight - 1) + 1);
        expect(localDay(midnight + 22 * hour)).toBe(localDay(midnight));
      }
    }
    const lateAt = new Date(2025, 5, 30, 23, 59).getTime();
    const nextMorning = new Date(2025, 6, 1, 0, 1).getTime();
    expect(dueAfter([{ at: lateAt, isRight: false }])).toBe(localDay(nextMorning));
  },
);

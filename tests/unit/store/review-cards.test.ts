import { expect, test, vi } from "vitest";
import { dueKeys, localDay, readCards } from "#app/store/review-cards.ts";

const at = Date.UTC(2025, 2, 1, 12);
const day = localDay(at);
const missed = { at, isRight: false };

test("readCards drops malformed pieces, replaces instants that are years ahead with today, and keeps the rest", () => {
  vi.useFakeTimers({ now: at });
  const good = { reviews: [missed], due: day + 1 };
  const cards = readCards({
    "a/good": { ...good, extra: true },
    "a/some": { reviews: [missed, 7, null, { at: "now", isRight: true }, { at: 1.5, isRight: true }], due: day + 1 },
    "a/ahead": { reviews: [{ at: Date.UTC(2204, 0), isRight: false }], due: day + 1 },
    "a/none": { reviews: [], due: day },
    "a/words": { reviews: "many", due: day },
    "a/null": null,
    "a/list": [good],
    quizless: good,
    "": good,
  });
  const ahead = { reviews: [{ at: Date.UTC(2025, 2, 1), isRight: false }], due: day + 1 };
  expect(cards).toEqual({ "a/good": good, "a/some": good, "a/ahead": ahead });
});

test.each([Number.NaN, 1e15, -1, day + 1.5, "soon", undefined, null])(
  "readCards replaces an invalid due day by the day after the last answer: %s",
  (due) => {
    expect(readCards({ "a/q1": { reviews: [missed], due } })["a/q1"]?.due).toBe(day + 1);
  },
);

test("a question missed now is due tomorrow, even if an earlier answer is dated in the future", () => {
  vi.useFakeTimers({ now: at });
  const card = { reviews: [missed, { at: at + 30 * 86_400_000, isRight: true }], due: day + 1 };
  expect(readCards({ "a/q1": card })).toEqual({ "a/q1": card });
});

test("readCards accepts a postponed card, with old answers and a due day counted from today", () => {
  const card = { reviews: [{ at: Date.now() - 400 * 86_400_000, isRight: false }], due: localDay(Date.now()) + 7 };
  expect(readCards({ "a/q1": card })).toEqual({ "a/q1": card });
});

test("dueKeys lists the longest overdue first", () => {
  const due = (days: number) => ({ reviews: [missed], due: day + days });
  expect(dueKeys({ "a/late": due(-3), "b/today": due(0), "a/today": due(0), "a/later": due(1) }, day)).toEqual([
    "a/late",
    "b/today",
    "a/today",
  ]);
});

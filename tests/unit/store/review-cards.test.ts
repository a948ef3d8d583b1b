import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
  dueKeys,
  localDay,
  maxCards,
  maxReviews,
  mergeCards,
  readCards,
  type ReviewCards,
} from "#app/store/review-cards.ts";

const at = Date.UTC(2025, 2, 1, 12);
const day = localDay(at);
const missed = { at, isRight: false };

const anyReview = fc.record({
  at: fc.integer({ min: 0, max: 40 }).map((days) => days * 86_400_000),
  isRight: fc.boolean(),
});
const anyReviews = fc.array(anyReview, { minLength: 1, maxLength: 6 });
const anyCard = fc.record({ reviews: anyReviews, due: fc.integer({ min: 0, max: 80 }) });
const anyCards = fc.dictionary(fc.constantFrom("a/q1", "a/q2", "b/q1"), anyCard).map(readCards);

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

test("readCards accepts a postponed card: its answers are old, and its due day is counted from today", () => {
  const card = { reviews: [{ at: Date.now() - 400 * 86_400_000, isRight: false }], due: localDay(Date.now()) + 7 };
  expect(readCards({ "a/q1": card })).toEqual({ "a/q1": card });
});

test("readCards limits the cards to those due first, and each card's reviews to the latest", () => {
  const reviews = Array.from({ length: maxReviews + 5 }, (_, index) => ({ at: at + index, isRight: true }));
  const many = Object.fromEntries(
    Array.from({ length: maxCards + 5 }, (_, index) => [`a/${index}`, { reviews, due: day + 1 + (index % 300) }]),
  );
  const read = readCards(many);
  expect(Object.keys(read)).toHaveLength(maxCards);
  expect(read["a/0"]?.reviews).toEqual(reviews.slice(5));
  expect(read["a/299"]).toBeUndefined();
});

test("mergeCards keeps each review once and in order; it is commutative and idempotent", () => {
  fc.assert(
    fc.property(anyCards, anyCards, (ours, theirs) => {
      const merged = mergeCards(ours, theirs);
      for (const [key, { reviews }] of [...Object.entries(ours), ...Object.entries(theirs)]) {
        const kept = merged[key]?.reviews.map((review) => review.at) ?? [];
        expect(kept).toEqual([...new Set(kept)].toSorted((a, b) => a - b));
        for (const review of reviews) expect(kept).toContain(review.at);
      }
      expect(mergeCards(theirs, ours)).toEqual(merged);
      expect(mergeCards(merged, theirs)).toEqual(merged);
    }),
  );
});

test("mergeCards takes the due day from the side that has all reviews; if neither has, it takes the earlier day", () => {
  const known = { at: at + 1, isRight: true };
  const other = { at: at + 2, isRight: true };
  const card = (reviews: (typeof missed)[], due: number) => ({ "a/q1": { reviews, due } });
  const dueOf = (ours: ReviewCards, theirs: ReviewCards) => mergeCards(ours, theirs)["a/q1"]?.due;
  expect(dueOf(card([missed], day + 1), card([missed, known], day + 9))).toBe(day + 9);
  expect(dueOf(card([missed, known], day + 9), card([missed, other], day + 4))).toBe(day + 4);
});

test("dueKeys lists the longest overdue first", () => {
  const due = (days: number) => ({ reviews: [missed], due: day + days });
  expect(dueKeys({ "a/late": due(-3), "b/today": due(0), "a/today": due(0), "a/later": due(1) }, day)).toEqual([
    "a/late",
    "a/today",
    "b/today",
  ]);
});

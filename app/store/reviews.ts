import { create } from "zustand";
import { persist } from "zustand/middleware";
import { asRecord } from "#app/lib/read-entries.ts";
import { useTime } from "#app/lib/use-now.ts";
import { followTabs, persistOptions } from "./persist-options.ts";
import { dayAfter, localDay, readCards, type Review, type ReviewCard, type ReviewCards } from "./review-cards.ts";

type Reviews = {
  cards: ReviewCards;
  /** Adds an answer to a card and sets its due day (default: tomorrow). Creates the card if needed. */
  putReview: (key: string, review: Review, due?: number) => void;
  /** Adds or replaces a whole card. */
  putCard: (key: string, card: ReviewCard) => void;
  dropCard: (key: string) => void;
  replaceCards: (cards: ReviewCards) => void;
};

/** The questions that the visitor reviews, stored on the device. */
export const useReviews = create<Reviews>()(
  persist(
    (set) => ({
      cards: {},
      putReview: (key, review, due = dayAfter(review.at)) =>
        set(({ cards }) => ({
          cards: { ...cards, [key]: { reviews: [...(cards[key]?.reviews ?? []), review], due } },
        })),
      putCard: (key, card) => set(({ cards }) => ({ cards: { ...cards, [key]: card } })),
      dropCard: (key) => set(({ cards: { [key]: _dropped, ...cards } }) => ({ cards })),
      replaceCards: (cards) => set({ cards }),
    }),
    persistOptions("devtherapy-review", (value) => ({ cards: readCards(asRecord(value)?.["cards"]) })),
  ),
);
followTabs(useReviews);

/**
 * Returns today as a `localDay`. Does not use `useNow()`, which never returns a time before the build: if the visitor's
 * clock is behind it, answered cards would stay due.
 */
export function useReviewDay(): number {
  return useTime(() => localDay(Date.now()), 60_000);
}

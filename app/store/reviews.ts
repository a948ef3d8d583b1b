import { create } from "zustand";
import { persist } from "zustand/middleware";
import { asRecord } from "#app/lib/read-entries.ts";
import { persistOptions } from "./persist-options.ts";
import { dayAfter, mergeCards, readCards, type Review, type ReviewCards } from "./review-cards.ts";
import { reviewsKey } from "./reviews-storage.ts";

type Reviews = {
  cards: ReviewCards;
  /** Adds an answer to a card and sets its due day (default: tomorrow). Creates the card if needed. */
  putReview: (key: string, review: Review, due?: number) => void;
  /** Merges cards in, for example to restore a dropped one. */
  addCards: (cards: ReviewCards) => void;
  dropCard: (key: string) => void;
  /** Sets a later due day (`localDay`) without an answer. */
  postponeCards: (keys: readonly string[], due: number) => void;
};

export const useReviews = create<Reviews>()(
  persist(
    (set) => {
      function change(next: (cards: ReviewCards) => ReviewCards) {
        void useReviews.persist.rehydrate();
        set(({ cards }) => ({ cards: next(cards) }));
      }

      return {
        cards: {},
        putReview: (key, review, due = dayAfter(review.at)) =>
          change((cards) => {
            const others = cards[key]?.reviews ?? [];
            return mergeCards({ ...cards, [key]: { reviews: others, due } }, { [key]: { reviews: [review], due } });
          }),
        addCards: (added) => change((cards) => mergeCards(cards, added)),
        dropCard: (key) => change(({ [key]: _dropped, ...others }) => others),
        postponeCards: (keys, due) =>
          change((cards) =>
            Object.fromEntries(
              Object.entries(cards).map(([key, card]) => [key, keys.includes(key) ? { ...card, due } : card]),
            ),
          ),
      };
    },
    persistOptions(reviewsKey, (value) => ({ cards: readCards(asRecord(value)?.["cards"]) })),
  ),
);

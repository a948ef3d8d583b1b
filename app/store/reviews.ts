import { create } from "zustand";
import { persist } from "zustand/middleware";
import { asRecord } from "#app/lib/read-entries.ts";
import { persistOptions } from "./persist-options.ts";
import { dayAfter, mergeCards, readCards, type Review, type ReviewCards } from "./review-cards.ts";
import { reviewsKey } from "./reviews-storage.ts";

type Reviews = {
  cards: ReviewCards;
  /** Adds an answer to a card, which it makes if there is none, and says on which day it is due: tomorrow unless told. */
  putReview: (key: string, review: Review, due?: number) => void;
  /** Adds cards from elsewhere: one that was dropped. */
  addCards: (cards: ReviewCards) => void;
  dropCard: (key: string) => void;
  /** Makes cards due on a later day (`localDay`), without an answer. */
  postponeCards: (keys: readonly string[], due: number) => void;
};

/** The questions that come back until they are known. */
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

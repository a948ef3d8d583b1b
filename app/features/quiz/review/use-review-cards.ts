import { useEffect } from "react";
import { create } from "zustand";
import { useNow } from "#app/lib/use-now.ts";
import type { ListStart } from "#app/lists/list-start.ts";
import { useListItems } from "#app/lists/use-infinite-list.ts";
import { syncTabs } from "#app/store/persist-options.ts";
import { dueKeys, localDay, quizOf } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";

/**
 * Cards whose questions are not in the files that came, by key, until the page is loaded anew. They are kept: the file may
 * be an old copy, or the author may bring the question back.
 */
export const useHiddenCards = create<{ keys: readonly string[] }>(() => ({ keys: [] }));

/** Days until a question that is not there is looked for again. */
const missingDays = 7;

/** Hides cards from the reviews, and no longer counts them as due today: nobody could answer them. */
export function hideCards(hidden: readonly string[]): void {
  if (hidden.length === 0) return;
  useHiddenCards.setState(({ keys }) => ({ keys: [...keys, ...hidden] }));
  const today = localDay(Date.now());
  const { cards, postponeCards } = useReviews.getState();
  const due = dueKeys(cards, today).filter((key) => hidden.includes(key));
  if (due.length > 0) postponeCards(due, today + missingDays);
}

/**
 * The visitor's cards of quizzes in a list, without the hidden ones, beside all of theirs; with the visitor's day, and the
 * list, which is fetched whole when there are cards of quizzes beyond its first ones.
 */
export function useReviewCards<Quiz extends { id: string }>(start: ListStart<Quiz>) {
  const allCards = useReviews((state) => state.cards);
  const hidden = useHiddenCards(({ keys }) => keys);
  const isAllWanted = !Object.keys(allCards).every(isCardOf(start.first));
  const list = useListItems(start, isAllWanted);
  const isKnown = isCardOf(list.items);
  const cards = Object.fromEntries(Object.entries(allCards).filter(([key]) => isKnown(key) && !hidden.includes(key)));
  const today = localDay(Date.parse(useNow()));

  useEffect(() => syncTabs(useReviews), []);

  return { allCards, cards, today, isAllWanted, ...list };
}

/** Tells whether a card, by its key, is of one of these quizzes. */
export function isCardOf(quizzes: readonly { id: string }[]): (key: string) => boolean {
  const ids = new Set(quizzes.map(({ id }) => id));
  return (key) => ids.has(quizOf(key));
}

import { create } from "zustand";
import { dueKeys, localDay, quizOf } from "#app/store/review-cards.ts";
import { useReviewDay, useReviews } from "#app/store/reviews.ts";

/**
 * Keys of cards whose questions are missing from the loaded files, until the next page load. The cards stay stored,
 * because the file may be an old copy, or the author may restore the question.
 */
export const useHiddenCards = create<{ keys: readonly string[] }>(() => ({ keys: [] }));

/** Days until a missing question is checked again. */
const missingDays = 7;

/** Hides cards from the reviews and postpones them, because nobody could answer them. */
export function hideCards(hidden: readonly string[]): void {
  if (hidden.length === 0) return;
  useHiddenCards.setState(({ keys }) => ({ keys: [...keys, ...hidden] }));
  const today = localDay(Date.now());
  const { cards, putCard } = useReviews.getState();
  for (const key of dueKeys(cards, today)) {
    const card = cards[key];
    if (card && hidden.includes(key)) putCard(key, { ...card, due: today + missingDays });
  }
}

/**
 * Returns all cards of the visitor, the cards of these quizzes without the hidden ones, and the visitor's current day.
 */
export function useReviewCards(quizzes: readonly { id: string }[]) {
  const allCards = useReviews((state) => state.cards);
  const hidden = useHiddenCards(({ keys }) => keys);
  const isKnown = isCardOf(quizzes);
  const cards = Object.fromEntries(Object.entries(allCards).filter(([key]) => isKnown(key) && !hidden.includes(key)));
  const today = useReviewDay();

  return { allCards, cards, today };
}

/** Returns a function that tests whether a card's key belongs to one of these quizzes. */
export function isCardOf(quizzes: readonly { id: string }[]): (key: string) => boolean {
  const ids = new Set(quizzes.map(({ id }) => id));
  return (key) => ids.has(quizOf(key));
}

import { quizOf } from "#app/store/review-cards.ts";
import { useReviewDay, useReviews } from "#app/store/reviews.ts";

/** Returns the visitor's cards of these quizzes, and the visitor's current day. */
export function useReviewCards(quizzes: readonly { id: string }[]) {
  const cards = useReviews((state) => state.cards);
  const ids = new Set(quizzes.map(({ id }) => id));
  return {
    cards: Object.fromEntries(Object.entries(cards).filter(([key]) => ids.has(quizOf(key)))),
    today: useReviewDay(),
  };
}

import { useEffect } from "react";

import { localDay } from "#app/lib/local-days.ts";
import { useNow } from "#app/lib/use-now.ts";
import { dueKeys } from "#app/store/review-cards.ts";
import { followReviewsOfOtherTabs, useReviews } from "#app/store/reviews.ts";

import { cardsOf } from "./knowledge.ts";

/** How many questions of these quizzes are to be reviewed today; nothing when there are none. */
export function DueCount({ quizzes }: { quizzes: readonly { id: string }[] }) {
  const cards = useReviews((state) => state.cards);
  const today = localDay(Date.parse(useNow()));
  const due = dueKeys(cardsOf(cards, quizzes), today).length;

  useEffect(followReviewsOfOtherTabs, []);

  return due > 0 && <strong className="text-warm">{due} to review today</strong>;
}

import { useEffect } from "react";

import type { ListStart } from "#app/lib/list-parts.ts";
import { localDay } from "#app/lib/local-days.ts";
import { useListItems } from "#app/lib/use-list-items.ts";
import { useNow } from "#app/lib/use-now.ts";
import { dueKeys } from "#app/store/review-cards.ts";
import { followReviewsOfOtherTabs, useReviews } from "#app/store/reviews.ts";

import { cardsOf, hasOthers, useHiddenCards } from "./knowledge.ts";

/** How many questions of these quizzes are to be reviewed today; nothing when there are none. */
export function DueCount({ quizzes }: { quizzes: ListStart<{ id: string }> }) {
  const cards = useReviews((state) => state.cards);
  const hidden = useHiddenCards(({ keys }) => keys);
  const { items } = useListItems(quizzes, hasOthers(cards, quizzes.first));
  const today = localDay(Date.parse(useNow()));
  const due = dueKeys(cardsOf(cards, items, hidden), today).length;

  useEffect(followReviewsOfOtherTabs, []);

  return due > 0 && <strong className="text-warm">{due} to review today</strong>;
}

import { useEffect } from "react";

import { useNow } from "#app/lib/use-now.ts";
import type { ListStart } from "#app/lists/list-start.ts";
import { useListItems } from "#app/lists/use-infinite-list.ts";
import { dueKeys, localDay } from "#app/store/review-cards.ts";
import { followReviewsOfOtherTabs, useReviews } from "#app/store/reviews.ts";
import { PartBoundary } from "#app/ui/part-boundary.tsx";

import { cardsOf, hasOthers, useHiddenCards } from "./review/cards-by-topic.ts";

type Props = { quizzes: ListStart<{ id: string }> };

/** How many questions of these quizzes are to be reviewed today; nothing when there are none, or it cannot be told. */
export function DueCount({ quizzes }: Props) {
  return (
    <PartBoundary renderFallback={() => null}>
      <Count quizzes={quizzes} />
    </PartBoundary>
  );
}

function Count({ quizzes }: Props) {
  const cards = useReviews((state) => state.cards);
  const hidden = useHiddenCards(({ keys }) => keys);
  const { items } = useListItems(quizzes, hasOthers(cards, quizzes.first));
  const today = localDay(Date.parse(useNow()));
  const due = dueKeys(cardsOf(cards, items, hidden), today).length;

  useEffect(followReviewsOfOtherTabs, []);

  return due > 0 && <strong className="text-warm">{due} to review today</strong>;
}

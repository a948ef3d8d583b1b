import { clsx } from "clsx";
import { useState } from "react";

import { dayAfter, type ReviewCard } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { Button } from "#app/ui/button.tsx";
import { icon } from "#app/ui/icon.tsx";

const Bookmark = /* @__PURE__ */ icon(
  "M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z",
);
const BookmarkCheck = /* @__PURE__ */ icon(
  "M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2zM9 10l2 2 4-4",
);

type Props = { card: string; describedBy: string };

/** Whether a question comes back in the reviews. One that is dropped here by mistake comes back with all its reviews. */
export function KeepToggle({ card: key, describedBy }: Props) {
  const isKept = useReviews(({ cards }) => key in cards);
  const [dropped, setDropped] = useState<ReviewCard>();
  const Icon = isKept ? BookmarkCheck : Bookmark;

  function toggle() {
    const { cards, putReview, addCards, dropCards } = useReviews.getState();
    if (isKept) {
      setDropped(cards[key]);
      return dropCards([key]);
    }
    if (dropped) return addCards({ [key]: dropped });
    const at = Date.now();
    return putReview(key, { at, isRight: true }, dayAfter(at));
  }

  return (
    <Button
      variant="quiet"
      aria-pressed={isKept}
      aria-describedby={describedBy}
      onClick={toggle}
      className={clsx("-ml-3 px-3!", isKept ? "text-mint!" : "text-muted!")}
    >
      <Icon aria-hidden="true" className="size-4" />
      Keep for review
    </Button>
  );
}

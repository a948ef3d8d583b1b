import Bookmark from "lucide-react/icons/bookmark";
import BookmarkCheck from "lucide-react/icons/bookmark-check";
import { useState } from "react";
import type { ReviewCard } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { Button } from "#app/ui/button.tsx";

/** Keeps a question for review, or drops it. After dropping a question, keeping it again restores all its reviews. */
export function ReviewToggle({ card: key, describedBy }: { card: string; describedBy: string }) {
  const isInReview = useReviews(({ cards }) => key in cards);
  const [dropped, setDropped] = useState<ReviewCard>();

  function toggle() {
    const { cards, putReview, putCard, dropCard } = useReviews.getState();
    if (isInReview) {
      setDropped(cards[key]);
      return dropCard(key);
    }
    if (dropped) return putCard(key, dropped);
    return putReview(key, { at: Date.now(), isRight: true });
  }

  return (
    <Button
      variant="quiet"
      aria-pressed={isInReview}
      aria-describedby={describedBy}
      onClick={toggle}
      className="-ml-3 px-3! aria-pressed:text-mint aria-[pressed=false]:text-muted"
    >
      {isInReview ? <BookmarkCheck className="size-4" /> : <Bookmark className="size-4" />}
      Keep for review
    </Button>
  );
}

import { dueKeys } from "#app/store/review-cards.ts";
import { useReviewDay, useReviews } from "#app/store/reviews.ts";

/** The largest number that fits beside a link. */
const most = 99;

/** The number of questions due for review today, beside the link to the quizzes. Renders nothing for zero. */
export function DueBadge({ className }: { className: string }) {
  const cards = useReviews((state) => state.cards);
  const due = dueKeys(cards, useReviewDay()).length;

  if (due === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className={`absolute min-w-4.5 rounded-full bg-mint px-1 text-center font-mono text-[0.6875rem] leading-4.5 font-semibold text-on-mint forced-colors:border ${className}`}
      >
        {due > most ? `${most}+` : due}
      </span>{" "}
      <span className="sr-only">({due} to review)</span>
    </>
  );
}

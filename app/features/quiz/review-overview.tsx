import { clsx } from "clsx";
import { useState } from "react";
import { useHydrated } from "#app/lib/browser-state.ts";
import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";
import { dueKeys, type ReviewCards } from "#app/store/review-cards.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { Link } from "#app/ui/link.tsx";
import { dueWords, KnowledgeTable, type ReviewedQuiz } from "./review/knowledge.tsx";
import { useReviewCards } from "./review/use-review-cards.ts";
import { Opening } from "./use-quiz-round.tsx";

type Props = { quizzes: readonly ReviewedQuiz[] };

/** The visitor's reviews. The prerendered page has no reviews, because the browser stores them. */
export function ReviewOverview({ quizzes }: Props) {
  return (
    <div className="mt-10 min-h-[calc(100dvh-16rem)]">
      <noscript>Reviews are kept in your browser and need JavaScript.</noscript>
      {useHydrated() ? (
        <Dashboard quizzes={quizzes} />
      ) : (
        <div aria-hidden="true" className="h-28 max-w-reading animate-pulse rounded-md bg-raised" />
      )}
    </div>
  );
}

/** The due questions, the knowledge by category, and all cards. */
function Dashboard({ quizzes }: Props) {
  const { cards, today } = useReviewCards(quizzes);
  const hasCards = Object.keys(cards).length > 0;
  // Keeps the list after the visitor drops the last card, so that this card can be restored.
  const [hadCards] = useState(hasCards);

  if (!hasCards && !hadCards) {
    return (
      <EmptyState
        title="Nothing to review yet"
        action={
          <ButtonLink to="/quizzes" variant="primary">
            Browse Quizzes
          </ButtonLink>
        }
        className="pt-0"
      >
        Take a quiz: questions you miss or keep return here until you know them.
      </EmptyState>
    );
  }

  return (
    <>
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <ReviewToday cards={cards} today={today} />
        {hasCards && <KnowledgeTable cards={cards} quizzes={quizzes} />}
      </div>
      <ReviewCardList cards={cards} quizzes={quizzes} today={today} />
      <p className="mt-10 text-sm text-muted">
        All of this is kept in this browser only. You can export or clear it in{" "}
        <Link to="/wrapped#your-data" className="text-mint underline">
          Your Data
        </Link>
        .
      </p>
    </>
  );
}

const ReviewRound = lazyComponent("the review", async () => (await import("./review/review-round.tsx")).ReviewRound);
const ReviewCardList = lazyComponent(
  "your cards",
  async () => (await import("./review/review-card-list.tsx")).ReviewCardList,
);

/** Maximum number of questions per review. */
const reviewLength = 10;

/**
 * The number of questions due today and a button that reviews them. If none are due, the button reviews the next
 * questions.
 */
function ReviewToday({ cards, today }: { cards: ReviewCards; today: number }) {
  const keys = dueKeys(cards, Infinity);
  const next = cards[keys[0] ?? ""];
  const dueCount = dueKeys(cards, today).length;
  const isDue = dueCount > 0;
  const { value, open, close } = useUrlOverlay("session");

  function note() {
    if (!isDue) return next ? `All done. Next review ${dueWords(next.due, today)}.` : "All done.";
    if (dueCount > reviewLength) return `The first ${reviewLength} now, the rest when you like.`;
    return "A few minutes now, and you'll remember them longer.";
  }

  return (
    <section aria-labelledby="review-today">
      <h2 id="review-today" className="flex items-baseline gap-4">
        <span className={clsx("font-mono text-display leading-none font-semibold", isDue && "text-mint")}>
          {dueCount}
        </span>{" "}
        <span className="text-xl">to review today</span>
      </h2>
      <p className="mt-4 text-muted">{note()}</p>
      <div className="mt-6 flex flex-wrap gap-x-3 gap-y-6">
        {next && (
          <Button
            // Remounts once nothing is due, so that a finished review does not return the focus to "Practice ahead".
            key={String(isDue)}
            variant="primary"
            onPointerEnter={ReviewRound.preload}
            onFocus={ReviewRound.preload}
            onClick={() => open(isDue ? "on" : "ahead")}
          >
            {isDue ? "Start review" : `Practice ahead (${Math.min(keys.length, reviewLength)})`}
          </Button>
        )}
        {!isDue && <ButtonLink to="/quizzes">Browse Quizzes</ButtonLink>}
      </div>
      {(value === "on" || value === "ahead") && (
        <ReviewRound
          cards={keys.slice(0, Math.min(value === "on" ? dueCount : keys.length, reviewLength))}
          onClose={close}
          placeholder={<Opening />}
        />
      )}
    </section>
  );
}

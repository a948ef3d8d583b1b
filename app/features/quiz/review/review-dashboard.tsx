import { clsx } from "clsx";
import { useEffect, useState } from "react";
import type { ListStart } from "#app/lists/list-start.ts";
import { loadList } from "#app/lists/use-infinite-list.ts";
import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";
import { dueKeys, type ReviewCards } from "#app/store/review-cards.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { PartBoundary } from "#app/ui/part-boundary.tsx";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import { dueWords, knowledgeLabels, type ReviewedQuiz, type Topic, topicsOf } from "./cards-by-topic.ts";
import { ReviewCardList } from "./review-card-list.tsx";
import { reviewLength } from "./review-questions.ts";
import { hideCards, isCardOf, useReviewCards } from "./use-review-cards.ts";

type Props = { quizzes: ListStart<ReviewedQuiz> };

/** The visitor's reviews, or an error message with a retry button. */
export function ReviewDashboard({ quizzes }: Props) {
  return (
    <PartBoundary renderFallback={(tryAgain) => <NotOpened onRetry={tryAgain} />}>
      <Dashboard quizzes={quizzes} />
    </PartBoundary>
  );
}

/** The due questions, the knowledge by topic, and all cards. */
function Dashboard({ quizzes: start }: Props) {
  const { cards, allCards, today, items: quizzes, isAllWanted, isComing, isWhole } = useReviewCards(start);
  const count = Object.keys(cards).length;
  // Keeps the list after the last card is dropped, so that it can be restored.
  const [hadCards, setHadCards] = useState(false);
  if (count > 0 && !hadCards) setHadCards(true);

  useEffect(() => {
    const isKnown = isCardOf(quizzes);
    if (isWhole) hideCards(dueKeys(allCards, today).filter((key) => !isKnown(key)));
  }, [isWhole, allCards, quizzes, today]);

  // Another tab may add a card of a quiz that is not loaded. A running round must stay mounted.
  const [wasShown, setWasShown] = useState(false);
  const isShown = wasShown || !isAllWanted || isWhole;
  if (isShown && !wasShown) setWasShown(true);

  if (!isShown && isComing) {
    return (
      <p role="status" className="mt-10 min-h-dvh text-muted">
        Loading your cards…
      </p>
    );
  }
  if (!isShown) return <NotOpened onRetry={() => void loadList(start)} />;

  if (count === 0 && !hadCards) {
    return (
      <EmptyState
        title="Nothing to review yet"
        action={
          <ButtonLink to="/quizzes" variant="primary">
            Browse Quizzes
          </ButtonLink>
        }
        className="mt-10 min-h-dvh content-start"
      >
        Take a quiz: questions you miss or keep return here until you know them.
      </EmptyState>
    );
  }

  return (
    <div className="mt-10 min-h-dvh">
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <ReviewToday cards={cards} today={today} />
        {count > 0 && <TopicTable topics={topicsOf(cards, quizzes)} />}
      </div>
      <ReviewCardList cards={cards} quizzes={quizzes} today={today} />
      <p className="mt-10 text-sm text-muted">
        All of this is kept in this browser only. You can export or clear it in <YourDataLink />.
      </p>
    </div>
  );
}

function NotOpened({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title="Couldn't open your reviews"
      button={["Try again", onRetry]}
      className="mt-10 min-h-dvh content-start"
    >
      Check your connection. You can export everything in <YourDataLink />.
    </EmptyState>
  );
}

function YourDataLink() {
  return (
    <Link to="/wrapped#your-data" className="text-mint underline">
      Your Data
    </Link>
  );
}

const importRound = () => import("./review-round.tsx");

/** The number of questions due today and a button that reviews them, or the next ones if none are due. */
export function ReviewToday({ cards, today }: { cards: ReviewCards; today: number }) {
  const keys = dueKeys(cards, Infinity);
  const next = cards[keys[0] ?? ""];
  const dueCount = dueKeys(cards, today).length;
  const isDue = dueCount > 0;
  const { value, open, close } = useUrlOverlay("session");
  const isOpen = value === "on" || value === "ahead";
  const module = useOnDemand(importRound, isOpen, "Couldn't open the review", close);
  const isOpening = isOpen && !module;

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
            // Remounts once nothing is due, so that a finished review does not return the focus to it.
            key={String(isDue)}
            variant="primary"
            aria-busy={isOpening}
            onClick={() => open(isDue ? "on" : "ahead")}
            className={isOpening ? "animate-pulse" : undefined}
          >
            {isDue ? "Start review" : `Practice ahead (${Math.min(keys.length, reviewLength)})`}
          </Button>
        )}
        {!isDue && <ButtonLink to="/quizzes">Browse Quizzes</ButtonLink>}
      </div>
      {isOpen && module && (
        <module.ReviewRound cards={value === "ahead" ? keys : keys.slice(0, dueCount)} onClose={close} />
      )}
    </section>
  );
}

const knowledgeColumns = [
  { knowledge: "learned", className: "text-good" },
  { knowledge: "learning", className: "text-warm" },
  { knowledge: "new", className: "text-text" },
] as const;

/** The number of learned, learning and new cards by topic. */
function TopicTable({ topics }: { topics: readonly Topic[] }) {
  return (
    <section aria-labelledby="topics">
      <h2 id="topics" className="text-2xl">
        What you know
      </h2>
      <table className="mt-4 w-full text-sm wrap-anywhere">
        <thead>
          <tr className="border-b-2 border-line label-mono text-muted">
            <th scope="col" className="py-2 pr-2 text-left font-normal">
              Topic
            </th>
            {knowledgeColumns.map(({ knowledge }) => (
              <th key={knowledge} scope="col" className="py-2 pl-2 text-right font-normal">
                {knowledgeLabels[knowledge]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <tr key={topic.label} className="border-b border-line">
              <th scope="row" className="py-2.5 pr-2 text-left font-semibold">
                {topic.label}
              </th>
              {knowledgeColumns.map(({ knowledge, className }) => (
                <td
                  key={knowledge}
                  className={clsx("py-2.5 pl-2 text-right font-mono", topic[knowledge] > 0 ? className : "text-muted")}
                >
                  {topic[knowledge]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-muted">Learned: not due for three weeks or more.</p>
    </section>
  );
}

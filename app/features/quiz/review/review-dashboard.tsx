import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";
import { dueKeys, type ReviewCards } from "#app/store/review-cards.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { Opening } from "../use-quiz-round.tsx";
import { dueWords, knowledgeLabels, type ReviewedQuiz, type Topic, topicsOf } from "./cards-by-topic.ts";
import { ReviewCardList } from "./review-card-list.tsx";
import { reviewLength } from "./review-questions.ts";
import { hideCards, isCardOf, useReviewCards } from "./use-review-cards.ts";
import { YourDataLink } from "./your-data-link.tsx";

type Props = { quizzes: readonly ReviewedQuiz[] };

/** The due questions, the knowledge by topic, and all cards. */
export function ReviewDashboard({ quizzes }: Props) {
  const { cards, allCards, today } = useReviewCards(quizzes);
  const count = Object.keys(cards).length;
  // Keeps the list after the visitor drops the last card, so that this card can be restored.
  const [hadCards, setHadCards] = useState(false);
  if (count > 0 && !hadCards) setHadCards(true);

  useEffect(() => {
    const isKnown = isCardOf(quizzes);
    hideCards(dueKeys(allCards, today).filter((key) => !isKnown(key)));
  }, [allCards, quizzes, today]);

  if (count === 0 && !hadCards) {
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
        {count > 0 && <TopicTable topics={topicsOf(cards, quizzes)} />}
      </div>
      <ReviewCardList cards={cards} quizzes={quizzes} today={today} />
      <p className="mt-10 text-sm text-muted">
        All of this is kept in this browser only. You can export or clear it in <YourDataLink />.
      </p>
    </>
  );
}

const ReviewRound = lazyPart("the review", async () => (await import("./review-round.tsx")).ReviewRound);

/**
 * The number of questions due today and a button that reviews them. If none are due, the button reviews the next
 * questions.
 */
export function ReviewToday({ cards, today }: { cards: ReviewCards; today: number }) {
  const keys = dueKeys(cards, Infinity);
  const next = cards[keys[0] ?? ""];
  const dueCount = dueKeys(cards, today).length;
  const isDue = dueCount > 0;
  const { value, open, close } = useUrlOverlay("session");
  const isOpen = value === "on" || value === "ahead";
  const [isOpening, setIsOpening] = useState(false);

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
            aria-busy={isOpening}
            onPointerEnter={ReviewRound.preload}
            onFocus={ReviewRound.preload}
            onClick={() => open(isDue ? "on" : "ahead")}
            className={isOpening ? "animate-pulse" : undefined}
          >
            {isDue ? "Start review" : `Practice ahead (${Math.min(keys.length, reviewLength)})`}
          </Button>
        )}
        {!isDue && <ButtonLink to="/quizzes">Browse Quizzes</ButtonLink>}
      </div>
      {isOpen && (
        <ReviewRound
          cards={value === "ahead" ? keys : keys.slice(0, dueCount)}
          onClose={close}
          placeholder={<Opening onChange={setIsOpening} />}
        />
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

import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { fsrs, type FSRSState, Rating } from "ts-fsrs";
import type { Question } from "#app/content/schemas.server.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { localDay, maxInterval, type Review } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { Button } from "#app/ui/button.tsx";
import { toneClassOf } from "../quiz-labels.tsx";
import { MissedQuestions } from "../result/missed-questions.tsx";
import { enterResult, resultOf } from "../result/verdicts.ts";
import { QuestionsStatus } from "../round/questions.tsx";
import { RoundDialog } from "../round/round-dialog.tsx";
import { answersOf, newAttempt, type Round } from "../round/round-state.ts";
import { useRound } from "../round/use-round.ts";
import { dueWords } from "./cards-by-topic.ts";
import { cardQuestionsQuery, reviewLength } from "./review-questions.ts";

type Props = {
  /** The cards to review, in order, at most `reviewLength`. */
  cards: readonly string[];
  onClose: () => void;
};

/**
 * FSRS's default: a question is due when the probability of recall falls to 90%. Deterministic and by days, because
 * two devices must compute the same day.
 */
const scheduler = fsrs({ maximum_interval: maxInterval, enable_fuzz: false, enable_short_term: false });

/** A review: a round whose answers immediately reschedule their questions. */
export function ReviewRound({ cards, onClose }: Props) {
  const [keys] = useState(cards);
  const [attempt] = useState(newAttempt);
  const query = useQuery(cardQuestionsQuery(keys, reviewLength), queryClient);
  const running = useRound({
    questions: query.data?.length ? query.data : undefined,
    readyAt: query.dataUpdatedAt,
    attempt,
    onAnswer: scheduleAgain,
  });

  return (
    <RoundDialog
      running={running}
      title="Review"
      finishedTitle="Review Complete!"
      pending={
        query.data ? (
          <p role="status" className="px-5 py-6 md:px-6">
            There is nothing left to review.
          </p>
        ) : (
          <QuestionsStatus query={query} />
        )
      }
      result={running.round && <ReviewResult round={running.round} />}
      resultControls={
        <div className="flex justify-end">
          <Button variant="primary" onClick={onClose}>
            Back to Reviews
          </Button>
        </div>
      }
      onClose={onClose}
    />
  );
}

function scheduleAgain({ id: key }: Question, isRight: boolean): void {
  const { cards, putReview } = useReviews.getState();
  const review = { at: Date.now(), isRight };
  putReview(key, review, dueAfter([...(cards[key]?.reviews ?? []), review]));
}

/**
 * Returns the day on which a question is due after these reviews (earliest first). At least a day after the last
 * review.
 */
export function dueAfter(reviews: readonly Review[]): number {
  let memory: FSRSState | null = null;
  let lastDay = 0;
  let interval = 1;
  for (const { at, isRight } of reviews) {
    const day = localDay(at);
    const elapsed = memory ? Math.max(0, day - lastDay) : 0;
    memory = scheduler.next_state(memory, elapsed, isRight ? Rating.Good : Rating.Again);
    interval = scheduler.next_interval(memory.stability, elapsed);
    lastDay = day;
  }
  return lastDay + Math.max(1, interval);
}

/** The score of a review, and the day on which each question returns. */
function ReviewResult({ round }: { round: Round }) {
  const cards = useReviews((state) => state.cards);
  const today = localDay(round.finishedAt ?? round.startedAt);
  const { score, totalQuestions } = resultOf(round);
  return (
    <div className="px-5 py-6 md:px-6">
      <div
        ref={enterResult}
        tabIndex={-1}
        className="flex scroll-mt-6 flex-wrap items-center gap-x-6 gap-y-3 outline-none"
      >
        <p
          className={clsx("font-mono text-display leading-none font-semibold", toneClassOf({ score, totalQuestions }))}
        >
          {score}/{totalQuestions}
        </p>
        <p className="text-lg text-muted">
          {score === totalQuestions ? "You remembered everything." : "The ones you missed return tomorrow."}
        </p>
      </div>
      <h3 className="mt-8 text-lg">Next reviews</h3>
      <ul className="mt-3 border-t border-line">
        {answersOf(round).map(({ question: { id, question }, isRight }) => {
          const card = cards[id];
          return (
            <li key={id} className="flex items-start gap-3 border-b border-line py-3 text-sm">
              {isRight ? (
                <Check className="mt-1 size-4 shrink-0 text-good" />
              ) : (
                <X className="mt-1 size-4 shrink-0 text-bad" />
              )}
              <span className="sr-only">{isRight ? "Correct:" : "Missed:"}</span>
              <span lang="ka" className="min-w-0 grow">
                {question}
              </span>
              <span className="shrink-0 label-mono text-muted">{card ? dueWords(card.due, today) : "dropped"}</span>
            </li>
          );
        })}
      </ul>
      <MissedQuestions round={round} cardOf={(id) => id} />
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { queryClient } from "#app/lib/query-client.ts";
import { useReviewDay, useReviews } from "#app/store/reviews.ts";
import { Button } from "#app/ui/button.tsx";
import { MissedQuestions } from "../result/missed-questions.tsx";
import { BigScore, enterResult } from "../result/quiz-result.tsx";
import { QuestionsStatus } from "../round/questions.tsx";
import { RoundDialog } from "../round/round-dialog.tsx";
import { answersOf, newRound, type Round, scoreOf } from "../round/round-state.ts";
import { useRound } from "../round/use-round.ts";
import { dueWords } from "./knowledge.tsx";
import { cardQuestionsQuery } from "./review-questions.ts";
import { dueAfter } from "./review-schedule.ts";

type Props = {
  /** The keys of the cards to review, in order. */
  cards: readonly string[];
  onClose: () => void;
};

/** A review: a round whose answers immediately reschedule their questions. */
export function ReviewRound({ cards, onClose }: Props) {
  const [keys] = useState(cards);
  const [saved] = useState(() => newRound());
  const query = useQuery(cardQuestionsQuery(keys), queryClient);
  const running = useRound({
    questions: query.data?.length ? query.data : undefined,
    saved,
    onAnswer: ({ id: key }, isCorrect) => {
      const { cards: stored, putReview } = useReviews.getState();
      const review = { at: Date.now(), isRight: isCorrect };
      putReview(key, review, dueAfter([...(stored[key]?.reviews ?? []), review]));
    },
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

/** The score of a review, and the day on which each question returns. */
function ReviewResult({ round }: { round: Round }) {
  const cards = useReviews((state) => state.cards);
  const today = useReviewDay();
  const [score, totalQuestions] = [scoreOf(round), round.questions.length];
  return (
    <div className="px-5 py-6 md:px-6">
      <div
        ref={enterResult}
        tabIndex={-1}
        className="flex scroll-mt-6 flex-wrap items-center gap-x-6 gap-y-3 outline-none"
      >
        <BigScore score={score} totalQuestions={totalQuestions} />
        <p className="text-lg text-muted">
          {score === totalQuestions ? "You remembered everything." : "The ones you missed return tomorrow."}
        </p>
      </div>
      <h3 className="mt-8 text-lg">Next reviews</h3>
      <ul className="mt-3 border-t border-line">
        {answersOf(round).map(({ question: { id: key, question }, isCorrect }) => {
          const card = cards[key];
          const Icon = isCorrect ? Check : X;
          return (
            <li key={key} className="flex items-start gap-3 border-b border-line py-3 text-sm">
              <Icon className={clsx("mt-1 size-4 shrink-0", isCorrect ? "text-good" : "text-bad")} />
              <span className="sr-only">{isCorrect ? "Correct:" : "Missed:"}</span>
              <span lang="ka" className="min-w-0 grow">
                {question}
              </span>
              <span className="shrink-0 label-mono text-muted">{card ? dueWords(card.due, today) : "dropped"}</span>
            </li>
          );
        })}
      </ul>
      <MissedQuestions round={round} cardOf={(key) => key} />
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fsrs, type FSRSState, Rating } from "ts-fsrs";

import type { Question } from "#app/content/schemas.server.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { localDay, maxInterval, type Review } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { Button } from "#app/ui/button.tsx";

import { QuestionsStatus } from "../round/questions-status.tsx";
import { RoundDialog } from "../round/round-dialog.tsx";
import { newAttempt } from "../round/round-state.ts";
import { useRound } from "../round/use-round.ts";
import { cardQuestionsQuery, reviewLength } from "./review-questions.ts";
import { ReviewResult } from "./review-result.tsx";

type Props = {
  /** The cards to go through, in this order, at most `reviewLength` of them. */
  cards: readonly string[];
  onClose: () => void;
};

/** Asked again when nine of ten would still know it. By days, without chance: two devices must come to the same day. */
const scheduler = fsrs({ maximum_interval: maxInterval, enable_fuzz: false, enable_short_term: false });

/** A session of reviews: a round like any other, and each answer says at once when its question comes back. */
export function ReviewRound({ cards, onClose }: Props) {
  const [keys] = useState(cards);
  const [attempt] = useState(newAttempt);
  const query = useQuery(cardQuestionsQuery(keys, reviewLength), queryClient);
  const questions = query.data;
  const running = useRound({
    questions: questions?.length ? questions : undefined,
    readyAt: query.dataUpdatedAt,
    attempt,
    onAnswer: scheduleAgain,
  });

  return (
    <RoundDialog
      running={running}
      title="Review"
      finishedTitle="Review Complete!"
      pending={questions ? <NothingLeft /> : <QuestionsStatus query={query} />}
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

function NothingLeft() {
  return (
    <p role="status" className="px-5 py-6 md:px-8">
      There is nothing left to review.
    </p>
  );
}

/** The day on which a question is due after these reviews, the earliest first: tomorrow at the soonest. */
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

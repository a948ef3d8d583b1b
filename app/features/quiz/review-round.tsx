import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import type { Question } from "#app/content/schemas.server.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { useReviews } from "#app/store/reviews.ts";
import { Button } from "#app/ui/button.tsx";

import { QuestionsStatus } from "./questions-status.tsx";
import { cardQuestionsQuery } from "./review-questions.ts";
import { ReviewResult } from "./review-result.tsx";
import { dueAfter } from "./review-schedule.ts";
import { newAttempt } from "./round.ts";
import { RoundDialog } from "./round-dialog.tsx";
import { useRound } from "./use-round.ts";

export type ReviewRoundProps = {
  /** The cards to go through, in this order. */
  cards: readonly string[];
  /** The most of them that are asked. */
  length: number;
  onClose: () => void;
};

/** A session of reviews: a round like any other, and each answer says at once when its question comes back. */
export function ReviewRound({ cards, length, onClose }: ReviewRoundProps) {
  const [keys] = useState(cards);
  const [attempt] = useState(newAttempt);
  const query = useQuery(cardQuestionsQuery(keys, length), queryClient);
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
      There is nothing left to review in this session.
    </p>
  );
}

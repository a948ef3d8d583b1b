import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigationType } from "react-router";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { cardKey } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { isUnderWay, useSavedRounds } from "#app/store/saved-rounds.ts";
import { Button } from "#app/ui/button.tsx";
import { SaveImageButton } from "#app/ui/save-image-button.tsx";
import { type Challenge, readChallenge } from "../challenge.ts";
import { ChallengeButton, QuizResult } from "../result/quiz-result.tsx";
import { questionsQuery, QuestionsStatus } from "./questions.tsx";
import { RoundDialog } from "./round-dialog.tsx";
import { type Attempt, newAttempt, type Round } from "./round-state.ts";
import { savedRoundOf, useRound } from "./use-round.ts";

const importCard = () => import("../result/share-card.tsx");

type Props = { quiz: QuizSummary; onClose: () => void };

/**
 * A quiz in a dialog: its questions, then the result. Resumes after closing or a reload. Missed questions become
 * review cards.
 */
export function QuizRound({ quiz, onClose }: Props) {
  const { query: parameters } = useQueryString();
  const challenge = readChallenge(parameters.get("challenge"), quiz);
  const isAskedFor = useNavigationType() === "PUSH";
  const [attempt, setAttempt] = useState(() => firstAttempt(quiz.id, challenge, isAskedFor));
  const query = useQuery(questionsQuery(quiz.id), queryClient);
  const running = useRound({
    questions: query.data,
    readyAt: query.dataUpdatedAt,
    attempt,
    onAnswer: ({ id }, isRight) => {
      if (!isRight) useReviews.getState().putReview(cardKey(quiz.id, id), { at: Date.now(), isRight });
    },
    onFinish: (score) => useQuizScores.getState().recordScore(quiz.id, score),
  });
  const { round } = running;

  useEffect(() => {
    if (round) saveProgress(quiz.id, round);
  }, [quiz.id, round]);

  const close = useEffectEvent(() => round && closeRound(quiz.id, round));
  useEffect(() => () => close(), []);

  return (
    <RoundDialog
      running={running}
      title={quiz.title}
      finishedTitle="Quiz Complete!"
      pending={<QuestionsStatus query={query} />}
      result={round && <QuizResult quiz={quiz} round={round} challenge={challenge} />}
      resultControls={
        round && (
          <div className="flex flex-wrap gap-2.5">
            <Button onClick={() => setAttempt(newAttempt(challenge?.seed))}>Retry</Button>
            <SaveImageButton
              variant="primary"
              label="📸 Share Results"
              busyLabel="Generating..."
              saved="Quiz result saved as image! 📸"
              fileName={`${quiz.id}-result.png`}
              importCard={importCard}
              card={{ quiz, round }}
              className="grow md:min-w-44 md:grow-0"
            />
            <ChallengeButton quiz={quiz} round={round} />
            <Button variant="quiet" onClick={onClose} className="grow md:ml-auto md:grow-0">
              Back to Quizzes
            </Button>
          </div>
        )
      }
      onClose={onClose}
    />
  );
}

/**
 * Resumes a saved round, unless a challenge or a new start requests another. Restores a result after a reload or
 * Back.
 */
function firstAttempt(quizId: string, challenge: Challenge | undefined, isAskedFor: boolean): Attempt {
  const kept = useSavedRounds.getState().rounds[quizId];
  const isWanted = kept && (!challenge || challenge.seed === kept.seed) && (!isAskedFor || isUnderWay(kept));
  return isWanted ? { ...newAttempt(kept.seed), kept } : newAttempt(challenge?.seed);
}

/** Saves a round. A round that has not begun (an opened challenge) does not replace one that has. */
function saveProgress(quizId: string, round: Round): void {
  const { rounds, saveRound } = useSavedRounds.getState();
  if (isUnderWay(rounds[quizId]) && round.phase === "answering" && !isUnderWay(round)) return;
  saveRound(quizId, savedRoundOf(round, Date.now()));
}

/** Saves a round on close. Deletes it if it is finished or has not begun. */
function closeRound(quizId: string, round: Round): void {
  saveProgress(quizId, round);
  const { rounds, dropRound } = useSavedRounds.getState();
  if (!isUnderWay(rounds[quizId])) dropRound(quizId);
}

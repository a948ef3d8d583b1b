import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigationType } from "react-router";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { cardKey } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { isUnderWay, type SavedRound, useSavedRounds } from "#app/store/saved-rounds.ts";
import { Button } from "#app/ui/button.tsx";
import { SaveImageButton } from "#app/ui/save-image-button.tsx";
import { type Challenge, readChallenge } from "../challenge.ts";
import { ChallengeButton, QuizResult } from "../result/quiz-result.tsx";
import { questionsQuery, QuestionsStatus } from "./questions.tsx";
import { RoundDialog } from "./round-dialog.tsx";
import { newRound, type Round, scoreOf } from "./round-state.ts";
import { useRound } from "./use-round.ts";

const importCard = () => import("../result/share-card.tsx");

type Props = { quiz: QuizSummary; onClose: () => void };

/**
 * A quiz in a dialog: its questions, then the result. A closed or reloaded quiz resumes. Missed questions become
 * review cards.
 */
export function QuizRound({ quiz, onClose }: Props) {
  const { id, title } = quiz;
  const challenge = readChallenge(useQueryString().query.get("challenge"), quiz);
  const isNewStart = useNavigationType() === "PUSH";
  const [saved] = useState(() => firstRound(id, challenge, isNewStart));
  const query = useQuery(questionsQuery(id), queryClient);
  const running = useRound({
    questions: query.data,
    saved,
    onAnswer: (question, isCorrect) => {
      if (!isCorrect) useReviews.getState().putReview(cardKey(id, question.id), { at: Date.now(), isRight: false });
    },
    onChange: (changed) => {
      saveRound(id, changed);
      if (changed.phase !== "finished") return;
      useQuizScores.getState().recordScore(id, { score: scoreOf(changed), totalQuestions: changed.questions.length });
    },
    onLeave: (left) => {
      if (left.phase === "finished") useSavedRounds.getState().dropRound(id);
      else if (isUnderWay(left)) saveRound(id, left);
    },
  });
  const { round, restart } = running;

  function retry() {
    useSavedRounds.getState().dropRound(id);
    restart(newRound(challenge?.seed));
  }

  return (
    <RoundDialog
      running={running}
      title={title}
      finishedTitle="Quiz Complete!"
      pending={<QuestionsStatus query={query} />}
      result={round && <QuizResult quiz={quiz} round={round} challenge={challenge} />}
      resultControls={
        round && (
          <div className="flex flex-wrap gap-2.5">
            <Button onClick={retry}>Retry</Button>
            <SaveImageButton
              variant="primary"
              label="📸 Share Results"
              busyLabel="Generating..."
              saved="Quiz result saved as image! 📸"
              fileName={`${id}-result.png`}
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
function firstRound(quizId: string, challenge: Challenge | undefined, isNewStart: boolean): SavedRound {
  const saved = useSavedRounds.getState().rounds[quizId];
  if (saved && (!challenge || challenge.seed === saved.seed) && (!isNewStart || isUnderWay(saved))) return saved;
  return newRound(challenge?.seed);
}

function saveRound(quizId: string, { questions: _questions, ...round }: Round): void {
  useSavedRounds.getState().saveRound(quizId, round);
}

import { useQuizScores } from "#app/store/quiz-scores.ts";
import { isUnderWay, useSavedRounds } from "#app/store/saved-rounds.ts";

import { toneClassOf } from "./result/score-tone.ts";

/**
 * The scores of the last time and of the best; none while the quiz is paused. Beside the button, so that nothing moves when
 * they are read from the device.
 */
export function ScoreSummary({ quizId }: { quizId: string }) {
  const last = useQuizScores(({ scores }) => scores[quizId]);
  const kept = useSavedRounds(({ rounds }) => rounds[quizId]);
  if (!last || (kept && isUnderWay(kept))) return null;
  const { score, totalQuestions, best } = last;
  return (
    <p className="label-mono text-muted">
      <span className={toneClassOf(last)}>
        Last time: {score}/{totalQuestions}
      </span>{" "}
      <span aria-hidden="true">· </span>
      <span className={toneClassOf(best)}>
        Best: {best.score}/{best.totalQuestions}
      </span>
    </p>
  );
}

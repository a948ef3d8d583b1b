import { type QuizScore, useQuizScores } from "#app/store/quiz-scores.ts";
import { isUnderWay, useSavedRounds } from "#app/store/saved-rounds.ts";

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

/** The colour that a score is shown in: green, orange or red. */
export type Tone = "good" | "warm" | "bad";

/** The text colour of a tone. */
export const toneClasses: Readonly<Record<Tone, string>> = { good: "text-good", warm: "text-warm", bad: "text-bad" };

/** The text colour of a score. */
export function toneClassOf(score: QuizScore): string {
  return toneClasses[toneOf(percentOf(score))];
}

/** Rounded percent of right answers. Takes at least one question. */
export function percentOf({ score, totalQuestions }: QuizScore): number {
  return Math.round((score / totalQuestions) * 100);
}

/** The tone of a percent. The specification leaves it open; it is this one everywhere. */
export function toneOf(percent: number): Tone {
  if (percent >= 80) return "good";
  return percent >= 40 ? "warm" : "bad";
}

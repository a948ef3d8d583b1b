import { clsx } from "clsx";
import { Fragment } from "react";
import { categoriesOf, categoryLabels } from "#app/content/quiz-categories.ts";
import type { Difficulty, QuizSummary } from "#app/content/quizzes.server.ts";
import { type QuizScore, useQuizScores } from "#app/store/quiz-scores.ts";
import { isUnderWay, useSavedRounds } from "#app/store/saved-rounds.ts";

/** A quiz's difficulty, length and categories, separated by dots. */
export function QuizFacts({ quiz, className }: { quiz: QuizSummary; className: string }) {
  const { difficulty, questionCount, estimatedTime } = quiz;
  const facts = [
    `${questionCount} questions`,
    `~${estimatedTime} min`,
    ...categoriesOf(quiz).map((category) => categoryLabels[category]),
  ];
  return (
    <p className={clsx("dotted text-xs text-muted", className)}>
      <span>
        <DifficultyBadge difficulty={difficulty} />
      </span>
      {facts.map((fact) => (
        <Fragment key={fact}>
          {" "}
          <span>{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}

const looks = {
  easy: { label: "Easy", toneClass: "text-good", bars: 1 },
  medium: { label: "Medium", toneClass: "text-warm", bars: 2 },
  hard: { label: "Hard", toneClass: "text-bad", bars: 3 },
} as const;

/** A quiz's difficulty: a word, and one to three bars. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const { label, toneClass, bars } = looks[difficulty];
  return (
    <span className={clsx("inline-flex items-baseline gap-1.5 text-xs font-semibold", toneClass)}>
      <svg viewBox="0 0 12 10" aria-hidden="true" fill="currentColor" className="h-2.5 w-3">
        {[0, 1, 2].map((bar) => (
          <rect key={bar} x={bar * 4.5} y={6 - bar * 3} width="3" height={4 + bar * 3} opacity={bar < bars ? 1 : 0.3} />
        ))}
      </svg>
      {label}
    </span>
  );
}

/** Returns a quiz's scores, unless a round of it is paused. */
export function useShownScore(quizId: string) {
  const scores = useQuizScores((state) => state.scores[quizId]);
  const isPaused = useSavedRounds(({ rounds }) => isUnderWay(rounds[quizId]));
  return isPaused ? undefined : scores;
}

/**
 * The last and the best score, unless the quiz is paused. Place it beside the button, where its appearance shifts no
 * layout.
 */
export function ScoreSummary({ quizId }: { quizId: string }) {
  const last = useShownScore(quizId);
  if (!last) return null;
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

const toneClasses = { good: "text-good", warm: "text-warm", bad: "text-bad" } as const;

/** Returns the text color of a score. */
export function toneClassOf(score: QuizScore): string {
  return toneClasses[toneOf(percentOf(score))];
}

/** Returns the rounded percentage of correct answers. Requires at least one question. */
export function percentOf({ score, totalQuestions }: QuizScore): number {
  return Math.round((score / totalQuestions) * 100);
}

/** Returns the tone of a percentage. All scores use these thresholds. */
export function toneOf(percent: number): keyof typeof toneClasses {
  if (percent >= 80) return "good";
  return percent >= 40 ? "warm" : "bad";
}

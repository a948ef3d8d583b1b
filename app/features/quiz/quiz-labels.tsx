import { clsx } from "clsx";
import { categoryLabels, type QuizCategory } from "#app/content/quiz-categories.ts";
import type { Difficulty, QuizSummary } from "#app/content/quizzes.server.ts";
import { type QuizScore, useQuizScores } from "#app/store/quiz-scores.ts";
import { isUnderWay, useSavedRounds } from "#app/store/saved-rounds.ts";
import { Tag } from "#app/ui/tag.tsx";

/** How many questions a quiz has, and about how many minutes it takes. */
export function QuizLength({ quiz, className }: { quiz: QuizSummary; className: string }) {
  return (
    <p className={clsx("label-mono text-muted", className)}>
      {quiz.questionCount} questions{" "}
      <span>
        <span aria-hidden="true">· </span>~{quiz.estimatedTime} min
      </span>
    </p>
  );
}

/** What a quiz is about. */
export function CategoryTags({ categories, className }: { categories: readonly QuizCategory[]; className?: string }) {
  return (
    <ul aria-label="Categories" className={clsx("flex flex-wrap gap-1.5", className)}>
      {categories.map((category) => (
        <li key={category}>
          <Tag>{categoryLabels[category]}</Tag>
        </li>
      ))}
    </ul>
  );
}

const looks = {
  easy: { label: "Easy", tone: "good", bars: 1 },
  medium: { label: "Medium", tone: "warm", bars: 2 },
  hard: { label: "Hard", tone: "bad", bars: 3 },
} as const;

/** How hard a quiz is: a word, and one to three bars. */
export function DifficultyBadge({ difficulty, className }: { difficulty: Difficulty; className?: string }) {
  const { label, tone, bars } = looks[difficulty];
  return (
    <Tag tone={tone} className={clsx("gap-1.5", className)}>
      <svg viewBox="0 0 12 10" aria-hidden="true" fill="currentColor" className="h-2.5 w-3">
        {[0, 1, 2].map((bar) => (
          <rect key={bar} x={bar * 4.5} y={6 - bar * 3} width="3" height={4 + bar * 3} opacity={bar < bars ? 1 : 0.3} />
        ))}
      </svg>
      {label}
    </Tag>
  );
}

/**
 * The scores of the last time and of the best; none while the quiz is paused. Beside the button, so that nothing moves when
 * they are read from the device.
 */
export function ScoreSummary({ quizId }: { quizId: string }) {
  const last = useQuizScores(({ scores }) => scores[quizId]);
  const isPaused = useSavedRounds(({ rounds }) => isUnderWay(rounds[quizId]));
  if (!last || isPaused) return null;
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

/** The text colours of a score. */
const toneClasses = { good: "text-good", warm: "text-warm", bad: "text-bad" } as const;

/** The text colour of a score. */
export function toneClassOf(score: QuizScore): string {
  return toneClasses[toneOf(percentOf(score))];
}

/** Rounded percent of right answers. Takes at least one question. */
export function percentOf({ score, totalQuestions }: QuizScore): number {
  return Math.round((score / totalQuestions) * 100);
}

/** The tone of a percent. The specification leaves it open; it is this one everywhere. */
export function toneOf(percent: number): keyof typeof toneClasses {
  if (percent >= 80) return "good";
  return percent >= 40 ? "warm" : "bad";
}

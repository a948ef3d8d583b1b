import { clsx } from "clsx";
import { categoriesOf, categoryLabels } from "#app/content/quiz-categories.ts";
import type { Difficulty, QuizSummary } from "#app/content/quizzes.server.ts";

/** A quiz's difficulty, length and categories, separated by dots. */
export function QuizFacts({ quiz, className }: { quiz: QuizSummary; className: string }) {
  const { difficulty, questionCount, estimatedTime } = quiz;
  const categories = categoriesOf(quiz).map((category) => categoryLabels[category]);
  return (
    <p className={clsx("dotted text-xs text-muted", className)}>
      <span>
        <DifficultyBadge difficulty={difficulty} />
      </span>
      {[`${questionCount} questions`, `~${estimatedTime} min`, ...categories].flatMap((fact) => [
        " ",
        <span key={fact}>{fact}</span>,
      ])}
    </p>
  );
}

const looks = {
  easy: { label: "Easy", toneClass: "text-good", bars: 1 },
  medium: { label: "Medium", toneClass: "text-warm", bars: 2 },
  hard: { label: "Hard", toneClass: "text-bad", bars: 3 },
} as const;

/** A quiz's difficulty: a word, and one to three bars. */
function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
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

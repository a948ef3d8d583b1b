import type { QuizScore } from "#app/store/quiz-scores.ts";

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

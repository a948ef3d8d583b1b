/** The colour that a score is shown in: green, orange or red. */
export type Tone = "good" | "warm" | "bad";

/** The text colour of a tone. */
export const toneClasses: Readonly<Record<Tone, string>> = { good: "text-good", warm: "text-warm", bad: "text-bad" };

/** The text colour of a score. */
export function toneClassOf(score: Score): string {
  return toneClasses[toneOf(percentOf(score))];
}

type Score = { score: number; totalQuestions: number };

/** Rounded percent of right answers. Takes at least one question. */
export function percentOf({ score, totalQuestions }: Score): number {
  return Math.round((score / totalQuestions) * 100);
}

/** The tone of a percent. The specification leaves it open; it is this one everywhere. */
export function toneOf(percent: number): Tone {
  if (percent >= 80) return "good";
  return percent >= 40 ? "warm" : "bad";
}

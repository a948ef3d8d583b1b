/**
 * What is said about a result, by percent (specification, section 9), and the colour it is said in. The specification
 * leaves the colours' and the share card's thresholds open: they are these, so that a score is judged one way everywhere.
 */
export const verdicts = [
  { atLeast: 100, title: "Dev Genius", message: "Perfect!", tone: "good" },
  { atLeast: 80, title: "Code Master", message: "Excellent!", tone: "good" },
  { atLeast: 60, title: "Solid Debugger", message: "Good job!", tone: "warm" },
  { atLeast: 40, title: "Keep Learning", message: "Not bad!", tone: "warm" },
  { atLeast: 0, title: "Keep Compiling", message: "Keep learning!", tone: "bad" },
] as const;

export type Verdict = (typeof verdicts)[number];

/** The text colour of a score. */
export const toneClasses: Readonly<Record<Verdict["tone"], string>> = {
  good: "text-good",
  warm: "text-warm",
  bad: "text-bad",
};

type Score = { score: number; totalQuestions: number };

/** Rounded percent of right answers. Takes at least one question. */
export function percentOf({ score, totalQuestions }: Score): number {
  return Math.round((score / totalQuestions) * 100);
}

/** The first verdict that the percent reaches. */
export function verdictOf(percent: number): Verdict {
  return verdicts.find(({ atLeast }) => percent >= atLeast) ?? verdicts[4];
}

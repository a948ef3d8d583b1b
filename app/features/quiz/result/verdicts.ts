import { type Tone, toneOf } from "./score-tone.ts";

/**
 * What is said about a result, by percent (specification, section 9). The specification leaves the share card's thresholds
 * open: they are these, so that a score is judged one way everywhere.
 */
export const verdicts = [
  { atLeast: 100, title: "Dev Genius", message: "Perfect!" },
  { atLeast: 80, title: "Code Master", message: "Excellent!" },
  { atLeast: 60, title: "Solid Debugger", message: "Good job!" },
  { atLeast: 40, title: "Keep Learning", message: "Not bad!" },
  { atLeast: 0, title: "Keep Compiling", message: "Keep learning!" },
] as const;

export type Verdict = (typeof verdicts)[number] & { tone: Tone };

/** The first verdict that the percent reaches. */
export function verdictOf(percent: number): Verdict {
  const verdict = verdicts.find(({ atLeast }) => percent >= atLeast) ?? verdicts[4];
  return { ...verdict, tone: toneOf(percent) };
}

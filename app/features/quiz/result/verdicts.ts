import { percentOf, type Tone, toneOf } from "../quiz-labels.tsx";
import { type Round, scoreOf, secondsSpent } from "../round/round-state.ts";

/**
 * What is said about a result, by percent (specification, section 9). The specification leaves the share card's thresholds
 * open: they are these, so that a score is judged one way everywhere.
 */
const verdicts = [
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

/** Everything there is to say about a finished round. */
export function resultOf(round: Round) {
  const result = { score: scoreOf(round), totalQuestions: round.questions.length };
  const percent = percentOf(result);
  return { ...result, timeSpent: secondsSpent(round), percent, verdict: verdictOf(percent) };
}

/** A result starts at its top, and is read out. For a `ref`. */
export function enterResult(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "start" });
  element?.focus({ preventScroll: true });
}

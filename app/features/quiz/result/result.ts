import { type Round, scoreOf, secondsSpent } from "../round/round.ts";
import { percentOf } from "./score-tone.ts";
import { type Verdict, verdictOf } from "./verdicts.ts";

export type QuizOutcome = {
  score: number;
  totalQuestions: number;
  /** Whole seconds. */
  timeSpent: number;
  /** Rounded. */
  percent: number;
  verdict: Verdict;
};

/** Everything there is to say about a finished round. */
export function resultOf(round: Round): QuizOutcome {
  const result = { score: scoreOf(round), totalQuestions: round.questions.length };
  const percent = percentOf(result);
  return { ...result, timeSpent: secondsSpent(round), percent, verdict: verdictOf(percent) };
}

/** "2m 5s", or "45s" under a minute (specification, section 9). Takes whole seconds. */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes}m ${seconds % 60}s` : `${seconds}s`;
}

/** A result starts at its top, and is read out. For a `ref`. */
export function enterResult(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "start" });
  element?.focus({ preventScroll: true });
}

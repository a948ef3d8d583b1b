import { type Round, scoreOf, secondsSpent } from "./round.ts";
import { percentOf } from "./score-tone.ts";
import { verdictOf, type Verdict } from "./verdicts.ts";

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

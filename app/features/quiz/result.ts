import { type Play, scoreOf, secondsSpent } from "./play.ts";
import { percentOf, verdictOf, type Verdict } from "./verdicts.ts";

export type QuizOutcome = {
  score: number;
  totalQuestions: number;
  /** Whole seconds. */
  timeSpent: number;
  /** Rounded. */
  percent: number;
  verdict: Verdict;
};

/** Everything there is to say about a finished play. */
export function resultOf(play: Play): QuizOutcome {
  const result = { score: scoreOf(play), totalQuestions: play.questions.length };
  const percent = percentOf(result);
  return { ...result, timeSpent: secondsSpent(play), percent, verdict: verdictOf(percent) };
}

import compiling from "#app/artwork/drawings/verdict-0.svg?url";
import learning from "#app/artwork/drawings/verdict-40.svg?url";
import debuggerFace from "#app/artwork/drawings/verdict-60.svg?url";
import master from "#app/artwork/drawings/verdict-80.svg?url";
import genius from "#app/artwork/drawings/verdict-100.svg?url";
import { type Round, scoreOf } from "../round/round-state.ts";
import { percentOf } from "../score-color.ts";

/**
 * Verdicts by percentage (agreed with the client). The share card uses the same thresholds, so that a score gets one
 * verdict everywhere. Each verdict has a drawing of the bug, from crushed to graduated.
 */
const verdicts = [
  { atLeast: 100, title: "Dev Genius", message: "Perfect!", face: genius },
  { atLeast: 80, title: "Code Master", message: "Excellent!", face: master },
  { atLeast: 60, title: "Solid Debugger", message: "Good job!", face: debuggerFace },
  { atLeast: 40, title: "Keep Learning", message: "Not bad!", face: learning },
  { atLeast: 0, title: "Keep Compiling", message: "Keep learning!", face: compiling },
] as const;

/** Returns the verdict of a percentage. */
export function verdictOf(percent: number) {
  return verdicts.find(({ atLeast }) => percent >= atLeast) ?? verdicts[4];
}

/** Returns the result of a finished round. `timeSpent` is in whole seconds. */
export function resultOf(round: Round) {
  const result = { score: scoreOf(round), totalQuestions: round.questions.length };
  const percent = percentOf(result);
  return { ...result, timeSpent: Math.floor(round.spentMs / 1000), percent, verdict: verdictOf(percent) };
}

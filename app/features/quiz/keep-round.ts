import { type KeptRound, useKeptRounds } from "#app/store/kept-rounds.ts";

import { isUnderWay } from "./kept-round.ts";
import type { Round } from "./round.ts";

/** What is kept of a round at an instant (milliseconds). */
export function keptOf(
  { attempt, phase, answers, picked, isHeld, startedAt, finishedAt }: Round,
  at: number,
): KeptRound {
  return { seed: attempt.seed, phase, answers, picked, isHeld, spentMs: Math.max(0, (finishedAt ?? at) - startedAt) };
}

/** Keeps a round as it is now. One that has not begun (a challenge that is only looked at) replaces none that has. */
export function keepRound(quizId: string, round: Round): void {
  const { rounds } = useKeptRounds.getState();
  const before = rounds[quizId];
  if (before && isUnderWay(before) && isUntouched(round)) return;
  useKeptRounds.setState({ rounds: { ...rounds, [quizId]: keptOf(round, Date.now()) } });
}

/** A round is closed: one that is over is forgotten, and so is one that has not begun. */
export function leaveRound(quizId: string, round: Round): void {
  keepRound(quizId, round);
  const { [quizId]: kept, ...others } = useKeptRounds.getState().rounds;
  if (kept && !isUnderWay(kept)) useKeptRounds.setState({ rounds: others });
}

function isUntouched({ phase, ...round }: Round): boolean {
  return phase === "answering" && !isUnderWay({ phase, ...round });
}

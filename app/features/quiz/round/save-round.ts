import { isUnderWay, type SavedRound, useSavedRounds } from "#app/store/saved-rounds.ts";

import type { Round } from "./round.ts";

/** What is kept of a round at an instant (milliseconds). */
export function savedRoundOf(
  { attempt, phase, answers, picked, isHeld, startedAt, finishedAt }: Round,
  at: number,
): SavedRound {
  return { seed: attempt.seed, phase, answers, picked, isHeld, spentMs: Math.max(0, (finishedAt ?? at) - startedAt) };
}

/** Keeps a round as it is now. One that has not begun (a challenge that is only looked at) replaces none that has. */
export function saveRound(quizId: string, round: Round): void {
  const { rounds } = useSavedRounds.getState();
  const before = rounds[quizId];
  if (before && isUnderWay(before) && isUntouched(round)) return;
  useSavedRounds.setState({ rounds: { ...rounds, [quizId]: savedRoundOf(round, Date.now()) } });
}

/** A round is closed: one that is over is forgotten, and so is one that has not begun. */
export function leaveRound(quizId: string, round: Round): void {
  saveRound(quizId, round);
  const { [quizId]: kept, ...others } = useSavedRounds.getState().rounds;
  if (kept && !isUnderWay(kept)) useSavedRounds.setState({ rounds: others });
}

function isUntouched({ phase, ...round }: Round): boolean {
  return phase === "answering" && !isUnderWay({ phase, ...round });
}

import type { SavedRound } from "#app/store/saved-rounds.ts";

/** Whether a round has begun and is not over: worth coming back to. */
export function isUnderWay({ phase, answers, picked }: Pick<SavedRound, "phase" | "answers" | "picked">): boolean {
  return phase !== "finished" && (answers.length > 0 || picked !== undefined);
}

/** The place of the question that a saved round is at, counted from 0. */
export function placeOf({ phase, answers }: Pick<SavedRound, "phase" | "answers">): number {
  return phase === "answering" ? answers.length : answers.length - 1;
}

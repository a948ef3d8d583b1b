import type { KeptRound } from "#app/store/kept-rounds.ts";

import { placeOf } from "./kept-round.ts";
import type { Round } from "./round.ts";

/** A fresh round taken to where the kept one was; the fresh one where that cannot be, because the quiz is another now. */
export function takeUpRound(fresh: Round, { phase, answers, picked, isHeld, spentMs }: KeptRound): Round {
  const { questions } = fresh;
  const isPossible = {
    answering: answers.length < questions.length,
    revealed: answers.length > 0,
    finished: answers.length === questions.length,
  }[phase];
  const doExist = answers.every((option, index) => questions[index]?.options[option] !== undefined);
  if (!isPossible || !doExist) return fresh;
  return {
    ...fresh,
    phase,
    answers,
    isHeld,
    index: placeOf({ phase, answers }),
    picked: phase === "answering" ? picked : answers.at(-1),
    startedAt: fresh.startedAt - spentMs,
    ...(phase === "finished" && { finishedAt: fresh.startedAt }),
  };
}

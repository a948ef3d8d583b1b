import fc from "fast-check";
import { expect, test } from "vitest";
import { resultOf } from "#app/features/quiz/result/verdicts.ts";
import {
  advance,
  currentQuestion,
  type Round,
  type RoundAction,
  startRound,
} from "#app/features/quiz/round/round-state.ts";
import { resumeRound, savedRoundOf } from "#app/features/quiz/round/use-round.ts";
import { readSavedRounds } from "#app/store/saved-rounds.ts";
import { buildQuestion } from "#tests/factories.ts";

const questions = [buildQuestion({ id: "q1" }), buildQuestion({ id: "q2" }), buildQuestion({ id: "q3" })];
const started = startRound(questions, { seed: 7, openedAt: 0 }, 0);
const next: RoundAction = { type: "next", at: 20_000 };

/** The round after a reload: stored as JSON and restored into a fresh round with the same seed. */
function reload(round: Round, keptAt = 30_000, backAt = 900_000): Round {
  const text = JSON.stringify({ rounds: { quiz: savedRoundOf(round, keptAt) } });
  const kept = readSavedRounds(JSON.parse(text))["quiz"];
  if (!kept) throw new Error("the round was not kept");
  return resumeRound(startRound(questions, { seed: kept.seed, openedAt: backAt, kept }, 0));
}

test("restores any round at the same question, with the options in the same order", () => {
  const move = fc.oneof(
    fc.record({ type: fc.constant("pick" as const), option: fc.integer({ min: 0, max: 3 }) }),
    fc.constantFrom<RoundAction>({ type: "confirm" }, { type: "hold" }, next),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      const round = moves.reduce(advance, started);
      const back = reload(round);
      for (const field of ["phase", "picked", "answers", "isHeld", "questions"] as const) {
        expect(back[field]).toEqual(round[field]);
      }
      expect(currentQuestion(back)).toEqual(currentQuestion(round));
    }),
  );
});

test("does not count the time while the page was closed", () => {
  const back = reload(started, 30_000, 900_000);
  expect(resultOf({ ...back, finishedAt: 905_000 }).timeSpent).toBe(35);
});

test.each([
  ["more answers than questions", { phase: "answering" as const, answers: [0, 1, 2] }],
  ["an answer that is no option", { phase: "answering" as const, answers: [9] }],
  ["an end without all the answers", { phase: "finished" as const, answers: [0] }],
  ["a reveal without an answer", { phase: "revealed" as const, answers: [] }],
])("restarts a stored round that no longer fits the quiz: %s", (_what, part) => {
  const kept = { seed: 7, isHeld: false, spentMs: 5, ...part };
  const fresh = { ...started, attempt: { ...started.attempt, kept } };
  expect(resumeRound(fresh)).toBe(fresh);
});

test("drops malformed stored rounds and keeps the others", () => {
  const good = { seed: 1, phase: "answering", answers: [1], isHeld: false, spentMs: 5 };
  const rounds = {
    good,
    phase: { ...good, phase: "paused" },
    answers: { ...good, answers: ["1"] },
    seed: { ...good, seed: -1 },
    none: null,
    list: [good],
  };
  expect(readSavedRounds({ rounds })).toEqual({ good });
});

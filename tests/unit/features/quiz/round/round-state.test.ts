import fc from "fast-check";
import { expect, test } from "vitest";
import {
  advance,
  answersOf,
  currentQuestion,
  newRound,
  type RoundAction,
  randomFrom,
  type Round,
  scoreOf,
  shuffle,
  startRound,
} from "#app/features/quiz/round/round-state.ts";
import { questionIndexOf, readSavedRounds } from "#app/store/saved-rounds.ts";
import { buildQuestion } from "#tests/factories.ts";

const questions = [buildQuestion({ id: "q1" }), buildQuestion({ id: "q2" }), buildQuestion({ id: "q3" })];
const started = startRound(questions, newRound(7));

const move = (round: Round, ...actions: RoundAction[]) => actions.reduce(advance, round);
const correctOf = (round: Round) => currentQuestion(round).correctAnswerIndex;
const wrongOf = (round: Round) => (correctOf(round) + 1) % 4;

const confirm: RoundAction = { type: "confirm", pauses: false };
const pause: RoundAction = { type: "pause" };
const next: RoundAction = { type: "next" };
const answer = (round: Round, option: number) => move(round, { type: "pick", option }, confirm);

/** Any actions, whether or not they are valid. */
const anyActions = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant("pick" as const), option: fc.integer({ min: -1, max: 5 }) }),
    fc.constantFrom(confirm, pause, next),
  ),
  { maxLength: 40 },
);

test("lets the visitor change the pick until confirming, and ignores unknown options", () => {
  expect(move(started, { type: "pick", option: 4 }, confirm)).toBe(started);
  const round = move(started, { type: "pick", option: 0 }, { type: "pick", option: 3 });
  expect(round).toMatchObject({ phase: "answering", picked: 3 });
});

test("reveals and locks the confirmed answer", () => {
  const round = answer(started, correctOf(started));
  expect(round.phase).toBe("revealed");
  expect(scoreOf(round)).toBe(1);
  expect(move(round, { type: "pick", option: wrongOf(round) }, confirm)).toBe(round);
});

test("moves on only after an answer, so that a late timer has no effect", () => {
  expect(move(started, next)).toBe(started);
  const second = move(answer(started, 0), next);
  expect(second).toMatchObject({ phase: "answering", picked: undefined });
  expect(questionIndexOf(second)).toBe(1);
  expect(move(second, next)).toBe(second);
});

test("pauses on request until the next question", () => {
  const paused = move(answer(started, 0), pause);
  expect(paused).toMatchObject({ phase: "revealed", isHeld: true });
  expect(answer(move(paused, next), 1).isHeld).toBe(false);
});

test("finishes after the last question, with score and missed questions", () => {
  const second = move(answer(started, correctOf(started)), next);
  const picked = wrongOf(second);
  const third = move(answer(second, picked), next);
  const last = move(answer(third, correctOf(third)), next);
  expect(last.phase).toBe("finished");
  expect(move(last, { type: "pick", option: 0 }, confirm, pause, next)).toBe(last);
  expect(scoreOf(last)).toBe(2);
  const missed = answersOf(last).filter(({ isCorrect }) => !isCorrect);
  expect(missed).toMatchObject([{ question: second.questions[1], picked }]);
});

test("shuffles options without losing any, and moves the correct index along", () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 3 }), (seed, correctAnswerIndex) => {
      const original = buildQuestion({ options: ["a", "b", "c", "d"], correctAnswerIndex });
      const [shuffled] = startRound([original], newRound(seed)).questions;
      expect(original.options, "is not mutated").toEqual(["a", "b", "c", "d"]);
      expect(shuffled?.options.toSorted()).toEqual(original.options);
      expect(shuffled?.options[shuffled.correctAnswerIndex]).toBe(original.options[correctAnswerIndex]);
    }),
  );
});

test("stays consistent after any sequence of actions", () => {
  fc.assert(
    fc.property(anyActions, (actions) => {
      const round = move(started, ...actions);
      const index = questionIndexOf(round);
      expect(round.answers).toHaveLength(round.phase === "answering" ? index : index + 1);
      expect(answersOf(round)).toHaveLength(round.answers.length);
      for (const { question, picked, isCorrect } of answersOf(round))
        expect(isCorrect).toBe(picked === question.correctAnswerIndex);
      expect(scoreOf(round)).toBe(answersOf(round).filter(({ isCorrect }) => isCorrect).length);
      expect(currentQuestion(round).id).toBe(questions[index]?.id);
    }),
  );
});

test("restores any saved round at the same question, with the options in the same order", () => {
  fc.assert(
    fc.property(anyActions, fc.nat(), (actions, spentMs) => {
      const round = { ...move(started, ...actions), spentMs };
      const { questions: _questions, ...rest } = round;
      const { quiz = newRound() } = readSavedRounds(JSON.parse(JSON.stringify({ rounds: { quiz: rest } })));
      expect(startRound(questions, quiz)).toEqual(round);
    }),
  );
});

test.each([
  ["more answers than questions", { phase: "answering" as const, answers: [0, 1, 2] }],
  ["an answer that is no option", { phase: "answering" as const, answers: [9] }],
  ["a reveal without an answer", { phase: "revealed" as const, answers: [] }],
])("restarts a saved round that no longer fits the quiz: %s", (_what, part) => {
  expect(startRound(questions, { seed: 7, isHeld: false, spentMs: 5, ...part })).toEqual(started);
});

test("reads the stored shape of a round, and drops malformed rounds", () => {
  const stored = { seed: 1, phase: "answering", answers: [1], picked: 2, isHeld: false, spentMs: 5 };
  const rounds = {
    stored,
    phase: { ...stored, phase: "paused" },
    answers: { ...stored, answers: ["1"] },
    seed: { ...stored, seed: -1 },
    none: null,
    list: [stored],
  };
  expect(readSavedRounds({ rounds })).toEqual({ stored });
});

test("shuffles a list into all orders about equally often", () => {
  const random = randomFrom(2025);
  const orders = Map.groupBy(
    Array.from({ length: 6000 }, () => shuffle([1, 2, 3], random).join("")),
    (order) => order,
  );
  expect(orders.size).toBe(6);
  for (const [, times] of orders) expect(Math.abs(times.length - 1000)).toBeLessThan(150);
});

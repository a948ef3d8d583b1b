import fc from "fast-check";
import { expect, test } from "vitest";
import { resultOf } from "#app/features/quiz/result/verdicts.ts";
import {
  advance,
  answersOf,
  currentQuestion,
  type RoundAction,
  randomFrom,
  type Round,
  scoreOf,
  shuffle,
  startRound,
} from "#app/features/quiz/round/round-state.ts";
import { placeOf } from "#app/store/saved-rounds.ts";
import { buildQuestion } from "#tests/factories.ts";

const questions = [buildQuestion({ id: "q1" }), buildQuestion({ id: "q2" }), buildQuestion({ id: "q3" })];
const attempt = { seed: 7, openedAt: 10_000 };
const started = startRound(questions, attempt, 12_500);

const moveOn = (round: Round, ...moves: RoundAction[]) => moves.reduce(advance, round);

const rightOf = (round: Round) => currentQuestion(round).correctAnswerIndex;
const wrongOf = (round: Round) => (rightOf(round) + 1) % 4;
const answer = (round: Round, option: number) => moveOn(round, { type: "pick", option }, { type: "confirm" });
const next: RoundAction = { type: "next", at: 20_000 };

test("starts with the first question, and measures time from when the questions loaded or from the retry", () => {
  expect(started).toMatchObject({ phase: "answering", answers: [], isHeld: false, startedAt: 12_500 });
  expect(started.picked).toBeUndefined();
  expect(startRound(questions, attempt, 3).startedAt).toBe(10_000);
});

test("lets the visitor change the pick until confirming, and ignores unknown options", () => {
  expect(moveOn(started, { type: "pick", option: 4 }, { type: "confirm" })).toBe(started);
  const round = moveOn(started, { type: "pick", option: 0 }, { type: "pick", option: 3 });
  expect(round).toMatchObject({ phase: "answering", picked: 3 });
});

test("reveals and locks the confirmed answer", () => {
  const round = answer(started, rightOf(started));
  expect(round.phase).toBe("revealed");
  expect(scoreOf(round)).toBe(1);
  expect(moveOn(round, { type: "pick", option: wrongOf(round) }, { type: "confirm" })).toBe(round);
});

test("moves on only after an answer, so that a late timer has no effect", () => {
  expect(moveOn(started, next)).toBe(started);
  const second = moveOn(answer(started, 0), next);
  expect(second).toMatchObject({ phase: "answering", picked: undefined });
  expect(placeOf(second)).toBe(1);
  expect(moveOn(second, next)).toBe(second);
});

test("pauses on request until the next question", () => {
  const held = moveOn(answer(started, 0), { type: "hold" });
  expect(held).toMatchObject({ phase: "revealed", isHeld: true });
  expect(answer(moveOn(held, next), 1).isHeld).toBe(false);
});

test("finishes after the last question, with time, score and missed questions", () => {
  const first = moveOn(answer(started, rightOf(started)), next);
  const picked = wrongOf(first);
  const third = moveOn(answer(first, picked), next);
  const last = moveOn(answer(third, rightOf(third)), next);
  expect(last).toMatchObject({ phase: "finished", finishedAt: 20_000 });
  expect(moveOn(last, { type: "pick", option: 0 }, { type: "confirm" }, { type: "hold" }, next)).toBe(last);
  expect(resultOf(last)).toMatchObject({ timeSpent: 7, score: 2, totalQuestions: 3 });
  expect(answersOf(last).filter(({ isRight }) => !isRight)).toMatchObject([{ question: first.questions[1], picked }]);
});

test("shuffles options without losing any, and moves the correct index along", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 3 }), (seed, correctAnswerIndex) => {
      const original = buildQuestion({ options: ["a", "b", "c", "d"], correctAnswerIndex });
      const [shuffled] = startRound([original], { seed, openedAt: 0 }, 0).questions;
      expect(original.options, "is not mutated").toEqual(["a", "b", "c", "d"]);
      expect(shuffled?.options.toSorted()).toEqual(original.options);
      expect(shuffled?.options[shuffled.correctAnswerIndex]).toBe(original.options[correctAnswerIndex]);
    }),
  );
});

test("keeps every sequence of actions within the rules", () => {
  const move = fc.oneof(
    fc.record({ type: fc.constant("pick" as const), option: fc.integer({ min: -1, max: 5 }) }),
    fc.constantFrom<RoundAction>({ type: "confirm" }, { type: "hold" }, next),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      const round = moveOn(started, ...moves);
      const place = placeOf(round);
      expect(round.answers).toHaveLength(round.phase === "answering" ? place : place + 1);
      expect(answersOf(round)).toHaveLength(round.answers.length);
      for (const { question, picked, isRight } of answersOf(round))
        expect(isRight).toBe(picked === question.correctAnswerIndex);
      expect(scoreOf(round)).toBe(answersOf(round).filter(({ isRight }) => isRight).length);
      expect(currentQuestion(round).id).toBe(questions[place]?.id);
    }),
  );
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

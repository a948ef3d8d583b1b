import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  advance,
  currentQuestion,
  missedOf,
  type Move,
  type Play,
  scoreOf,
  secondsSpent,
  startPlay,
} from "#app/features/quiz/play.ts";

import { buildQuestion } from "#tests/factories.ts";

const questions = [buildQuestion({ id: "q1" }), buildQuestion({ id: "q2" }), buildQuestion({ id: "q3" })];
const attempt = { seed: 7, openedAt: 10_000 };
const started = startPlay(questions, attempt, 12_500);

function playOn(play: Play, ...moves: Move[]): Play {
  const next = moves.reduce<Play | undefined>(advance, play);
  if (!next) throw new Error("the play is gone");
  return next;
}

const rightOf = (play: Play) => currentQuestion(play).correctAnswerIndex;
const wrongOf = (play: Play) => (rightOf(play) + 1) % 4;
const answer = (play: Play, option: number) => playOn(play, { type: "pick", option }, { type: "confirm" });
const goOn: Move = { type: "goOn", at: 20_000 };

describe("a play", () => {
  test("starts with the first question, nothing picked and no score", () => {
    expect(started).toMatchObject({ phase: "answering", index: 0, answers: [], isHeld: false });
    expect(started.picked).toBeUndefined();
    expect(scoreOf(started)).toBe(0);
  });

  test("counts time from when the questions had come, or from the retry when they were there already", () => {
    expect(started.startedAt).toBe(12_500);
    expect(startPlay(questions, attempt, 3).startedAt).toBe(10_000);
  });

  test("lets the visitor change the pick until it is confirmed", () => {
    const play = playOn(started, { type: "pick", option: 0 }, { type: "pick", option: 3 });
    expect(play).toMatchObject({ phase: "answering", picked: 3 });
  });

  test("is not confirmed without a pick", () => {
    expect(playOn(started, { type: "confirm" })).toBe(started);
  });

  test("has no fifth option", () => {
    expect(playOn(started, { type: "pick", option: 4 })).toBe(started);
  });

  test("reveals the answer, and locks it", () => {
    const play = answer(started, rightOf(started));
    expect(play.phase).toBe("revealed");
    expect(scoreOf(play)).toBe(1);
    expect(playOn(play, { type: "pick", option: wrongOf(play) }, { type: "confirm" })).toBe(play);
  });

  test("goes on to the next question with nothing picked", () => {
    const play = playOn(answer(started, 0), goOn);
    expect(play).toMatchObject({ phase: "answering", index: 1, picked: undefined });
  });

  test("is held on request, and the hold ends with the question", () => {
    const held = playOn(answer(started, 0), { type: "hold" });
    expect(held).toMatchObject({ phase: "revealed", isHeld: true });
    expect(answer(playOn(held, goOn), 1).isHeld).toBe(false);
  });

  test("does not go on before the answer is confirmed: a late timer does no harm", () => {
    expect(playOn(started, goOn)).toBe(started);
    const second = playOn(answer(started, 0), goOn);
    expect(playOn(second, goOn)).toBe(second);
  });

  test("is finished after the last question, with its time, and stays so", () => {
    const last = questions.reduce((play) => playOn(answer(play, rightOf(play)), goOn), started);
    expect(last).toMatchObject({ phase: "finished", finishedAt: 20_000 });
    expect(scoreOf(last)).toBe(3);
    expect(secondsSpent(last)).toBe(7);
    expect(playOn(last, { type: "pick", option: 0 }, { type: "confirm" }, { type: "hold" }, goOn)).toBe(last);
  });

  test("tells what was missed, with what was picked", () => {
    const first = playOn(answer(started, rightOf(started)), goOn);
    const picked = wrongOf(first);
    const second = playOn(answer(first, picked), goOn);
    expect(missedOf(second)).toEqual([{ question: first.questions[1], picked }]);
  });

  test("takes no time backwards when the clock is set back", () => {
    expect(secondsSpent({ ...started, finishedAt: 1 })).toBe(0);
  });

  test("starts anew with another attempt", () => {
    const again = startPlay(questions, { seed: 8, openedAt: 0 }, 0);
    expect(advance(answer(started, 0), { type: "start", play: again })).toBe(again);
  });
});

describe("shuffled options", () => {
  test("are the same options, and the key follows the right one", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 3 }), (seed, correctAnswerIndex) => {
        const original = buildQuestion({ options: ["a", "b", "c", "d"], correctAnswerIndex });
        const [shuffled] = startPlay([original], { seed, openedAt: 0 }, 0).questions;
        expect(shuffled?.options.toSorted()).toEqual(original.options);
        expect(shuffled?.options[shuffled.correctAnswerIndex]).toBe(original.options[correctAnswerIndex]);
      }),
    );
  });

  test("put the right one in each place about equally often", () => {
    const places = Map.groupBy(
      Array.from({ length: 4000 }, (_, seed) => startPlay(questions, { seed, openedAt: 0 }, 0).questions),
      ([first]) => first?.correctAnswerIndex,
    );
    expect([...places.keys()].toSorted()).toEqual([0, 1, 2, 3]);
    for (const [, times] of places) expect(Math.abs(times.length - 1000)).toBeLessThan(120);
  });
});

test("no order of moves leads out of the rules", () => {
  const move = fc.oneof(
    fc.record({ type: fc.constant("pick" as const), option: fc.integer({ min: -1, max: 5 }) }),
    fc.constantFrom<Move>({ type: "confirm" }, { type: "hold" }, goOn),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      const play = playOn(started, ...moves);
      const answered = play.phase === "answering" ? play.index : play.index + 1;
      expect(play.answers).toHaveLength(answered);
      expect(scoreOf(play) + missedOf(play).length).toBe(answered);
      expect(currentQuestion(play).id).toBe(questions[play.index]?.id);
    }),
  );
});

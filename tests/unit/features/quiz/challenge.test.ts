import fc from "fast-check";
import { expect, test } from "vitest";
import { readChallenge, writeChallenge } from "#app/features/quiz/challenge.ts";
import { startRound } from "#app/features/quiz/round/round-state.ts";
import { buildQuestion } from "#tests/factories.ts";

const quiz = { id: "pilot", questionCount: 4 };
const anyChallenge = fc.record({ seed: fc.nat(2 ** 32 - 1), score: fc.nat(4) });

test("a challenge in a link comes out as it went in, and asks the same with the options in the same order", () => {
  const questions = [buildQuestion({ id: "q1" }), buildQuestion({ id: "q2" })];
  fc.assert(
    fc.property(anyChallenge, (challenge) => {
      const received = readChallenge(writeChallenge(quiz, challenge), quiz);
      expect(received).toEqual(challenge);
      const roundOf = (seed: number) => startRound(questions, { seed, openedAt: 0 }, 0).questions;
      expect(roundOf(received?.seed ?? -1)).toEqual(roundOf(challenge.seed));
    }),
  );
});

test("a challenge in a link is none when a letter of it is another one, missing or added", () => {
  fc.assert(
    fc.property(anyChallenge, fc.nat(), fc.constantFrom("", "0", "7", "z", "-"), (challenge, place, letter) => {
      const code = writeChallenge(quiz, challenge);
      const index = place % code.length;
      const forged = code.slice(0, index) + letter + code.slice(index + 1);
      fc.pre(forged !== code);
      expect(readChallenge(forged, quiz)).toBeUndefined();
    }),
  );
});

test("a challenge in a link is none for another quiz, nor for the same one with other questions", () => {
  const code = writeChallenge(quiz, { seed: 5, score: 3 });
  expect(readChallenge(code, { ...quiz, id: "other" })).toBeUndefined();
  expect(readChallenge(code, { ...quiz, questionCount: 5 })).toBeUndefined();
});

test("a challenge in a link is none when it claims more than can be scored", () => {
  expect(readChallenge(writeChallenge(quiz, { seed: 5, score: 5 }), quiz)).toBeUndefined();
});

test.each([null, "", "-", "--", "x", "1-2", "1-2-3-4", "<script>", "zzzzzzzz-1-1", "１-２-３"])(
  "no challenge is in %j",
  (code) => {
    expect(readChallenge(code, quiz)).toBeUndefined();
  },
);

test("a challenge in a link is none in whatever else is written there", () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      expect(readChallenge(code, quiz)).toBeUndefined();
    }),
  );
});

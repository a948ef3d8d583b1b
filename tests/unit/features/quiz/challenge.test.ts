import fc from "fast-check";
import { expect, test } from "vitest";
import { readChallenge, writeChallenge } from "#app/features/quiz/challenge.ts";

const quiz = { id: "pilot", questionCount: 4 };
const anyChallenge = fc.record({ seed: fc.nat(2 ** 32 - 1), score: fc.nat(4) });

test("a challenge in a link comes out as it went in", () => {
  fc.assert(
    fc.property(anyChallenge, (challenge) => {
      expect(readChallenge(writeChallenge(quiz, challenge), quiz)).toEqual(challenge);
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

test("a challenge in a link is none for another quiz, other questions, or more than can be scored", () => {
  const code = writeChallenge(quiz, { seed: 5, score: 3 });
  expect(readChallenge(code, { ...quiz, id: "other" })).toBeUndefined();
  expect(readChallenge(code, { ...quiz, questionCount: 5 })).toBeUndefined();
  expect(readChallenge(writeChallenge(quiz, { seed: 5, score: 5 }), quiz)).toBeUndefined();
});

test.each([null, "", "--", "1-2-3-4", "zzzzzzzz-1-1", "１-２-３"])("no challenge is in %j", (code) => {
  expect(readChallenge(code, quiz)).toBeUndefined();
});

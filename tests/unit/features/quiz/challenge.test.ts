import fc from "fast-check";
import { expect, test } from "vitest";
import { readChallenge, writeChallenge } from "#app/features/quiz/challenge.ts";

const quiz = { id: "pilot", questionCount: 4 };
const anyChallenge = fc.record({ seed: fc.nat(2 ** 32 - 1), score: fc.nat(4) });

test("reads a challenge back from its code", () => {
  fc.assert(
    fc.property(anyChallenge, (challenge) => {
      expect(readChallenge(writeChallenge(quiz, challenge), quiz)).toEqual(challenge);
    }),
  );
});

test("rejects a code with a changed, missing or added character", () => {
  fc.assert(
    fc.property(anyChallenge, fc.nat(), fc.constantFrom("", "0", "7", "z", "-"), (challenge, random, letter) => {
      const code = writeChallenge(quiz, challenge);
      const index = random % code.length;
      const forged = code.slice(0, index) + letter + code.slice(index + 1);
      fc.pre(forged !== code);
      expect(readChallenge(forged, quiz)).toBeUndefined();
    }),
  );
});

test("rejects a code of another quiz, other questions or an impossible score", () => {
  const code = writeChallenge(quiz, { seed: 5, score: 3 });
  expect(readChallenge(code, { ...quiz, id: "other" })).toBeUndefined();
  expect(readChallenge(code, { ...quiz, questionCount: 5 })).toBeUndefined();
  expect(readChallenge(writeChallenge(quiz, { seed: 5, score: 5 }), quiz)).toBeUndefined();
});

test.each([null, "", "--", "1-2-3-4", "zzzzzzzz-1-1", "１-２-３"])("rejects the code %j", (code) => {
  expect(readChallenge(code, quiz)).toBeUndefined();
});

import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";

import { followScoresOfOtherTabs, readScores, scoresStorage, useQuizScores } from "#app/store/quiz-scores.ts";

const { recordScore } = useQuizScores.getState();
const scores = () => useQuizScores.getState().scores;

const write = (value: string) => localStorage.setItem(scoresStorage.name, value);
const stored = (state: unknown, version = 0) => JSON.stringify({ state, version });

beforeEach(() => {
  useQuizScores.setState({ scores: {} });
  localStorage.clear();
});

describe("the scores of last time", () => {
  test("are kept on the device under a key of their own", () => {
    recordScore("pilot", { score: 3, totalQuestions: 4 });
    expect(scoresStorage.name).toBe("devtherapy-quiz-scores");
    expect(localStorage.getItem("devtherapy-quiz-scores")).toBe(
      stored({ scores: { pilot: { score: 3, totalQuestions: 4 } } }),
    );
    expect(localStorage.getItem("devtherapy-analytics")).toBeNull();
  });

  test("are replaced by newer ones, also by worse ones", () => {
    recordScore("pilot", { score: 4, totalQuestions: 4 });
    recordScore("other", { score: 1, totalQuestions: 5 });
    recordScore("pilot", { score: 1, totalQuestions: 4 });
    expect(scores()).toEqual({ pilot: { score: 1, totalQuestions: 4 }, other: { score: 1, totalQuestions: 5 } });
  });

  test("come back after a reload", async () => {
    write(stored({ scores: { pilot: { score: 2, totalQuestions: 4 } } }));
    await useQuizScores.persist.rehydrate();
    expect(scores()).toEqual({ pilot: { score: 2, totalQuestions: 4 } });
  });
});

describe("what is read back", () => {
  test("loses what is malformed and keeps the rest", () => {
    expect(
      readScores({
        scores: {
          good: { score: 0, totalQuestions: 4, extra: true },
          text: "4/4",
          half: { score: 2 },
          negative: { score: -1, totalQuestions: 4 },
          tooMany: { score: 5, totalQuestions: 4 },
          nothing: { score: 0, totalQuestions: 0 },
          fraction: { score: 1.5, totalQuestions: 4 },
          words: { score: "3", totalQuestions: "4" },
          none: null,
          list: [3, 4],
        },
      }),
    ).toEqual({ good: { score: 0, totalQuestions: 4 } });
  });

  test("never throws, and holds only scores that can be", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const { score, totalQuestions } of Object.values(readScores({ scores: value }))) {
          expect(score).toBeLessThanOrEqual(totalQuestions);
        }
        expect(readScores(value)).toBeTypeOf("object");
      }),
    );
  });

  test.each([
    ["is no JSON", "{scores:"],
    ["is a number", "42"],
    ["is null", "null"],
    ["has no state", "{}"],
    ["has another shape", stored({ scores: [1, 2] })],
    ["comes from a later version", stored({ scores: { pilot: { score: "all" } } }, 9)],
  ])("is nothing when the storage %s", async (_, value) => {
    write(value);
    await useQuizScores.persist.rehydrate();
    expect(scores()).toEqual({});
  });

  test("cannot reach an object's prototype", () => {
    const read = readScores(JSON.parse('{"scores":{"__proto__":{"score":1,"totalQuestions":2}}}'));
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Object.keys(read)).toEqual([]);
  });
});

test("a storage that refuses to write costs nothing but the memory", () => {
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  try {
    expect(() => recordScore("pilot", { score: 3, totalQuestions: 4 })).not.toThrow();
    expect(scores()).toEqual({ pilot: { score: 3, totalQuestions: 4 } });
  } finally {
    Storage.prototype.setItem = setItem;
  }
});

describe("two tabs", () => {
  const tell = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));

  test("agree on what was scored in the other one", () => {
    const stop = followScoresOfOtherTabs();
    const value = stored({ scores: { pilot: { score: 4, totalQuestions: 4 } } });
    write(value);
    tell(scoresStorage.name, value);
    expect(scores()).toEqual({ pilot: { score: 4, totalQuestions: 4 } });
    stop();
  });

  test("agree on what was cleared in the other one", () => {
    const stop = followScoresOfOtherTabs();
    recordScore("pilot", { score: 3, totalQuestions: 4 });
    tell(null, null);
    expect(scores()).toEqual({});
    stop();
  });

  test("do not care for other keys, nor after they stopped following", () => {
    const stop = followScoresOfOtherTabs();
    recordScore("pilot", { score: 3, totalQuestions: 4 });
    tell("devtherapy-analytics", null);
    stop();
    tell(null, null);
    expect(scores()).toEqual({ pilot: { score: 3, totalQuestions: 4 } });
  });
});

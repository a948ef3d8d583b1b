import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readAnalytics, useAnalytics } from "#app/store/analytics.ts";
import { readPositions, usePositions } from "#app/store/positions.ts";
import { readScores, useQuizScores } from "#app/store/quiz-scores.ts";
import { readCards } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { buildPosition, buildStats } from "#tests/factories.ts";

const review = { at: Date.UTC(2025, 2, 1), isRight: false };
const score = { score: 3, totalQuestions: 4 };

/** The persisted stores under their published keys, each with ways to add an entry and to list IDs. */
const stores = [
  {
    what: "listening stats",
    name: "devtherapy-analytics",
    store: useAnalytics,
    add: (id: string) => useAnalytics.getState().toggleFavorite(id),
    ids: () => Object.keys(useAnalytics.getState().episodeStats),
    stateWith: (id: string): object => ({ episodeStats: { [id]: buildStats({ isFavorite: true }) } }),
  },
  {
    what: "quiz scores",
    name: "devtherapy-quiz-scores",
    store: useQuizScores,
    add: (id: string) => useQuizScores.getState().recordScore(id, score),
    ids: () => Object.keys(useQuizScores.getState().scores),
    stateWith: (id: string): object => ({ scores: { [id]: score } }),
  },
  {
    what: "positions",
    name: "devtherapy-positions",
    store: usePositions,
    add: (id: string) => usePositions.getState().keepPosition(id, buildPosition()),
    ids: () => Object.keys(usePositions.getState().positions),
    stateWith: (id: string): object => ({ positions: { [id]: buildPosition() } }),
  },
  {
    what: "reviews",
    name: "devtherapy-review",
    store: useReviews,
    add: (id: string) => useReviews.getState().putReview(`quiz/${id}`, review, 1),
    ids: () => Object.keys(useReviews.getState().cards).map((key) => key.replace("quiz/", "")),
    stateWith: (id: string): object => ({ cards: { [`quiz/${id}`]: { reviews: [review], due: 1 } } }),
  },
];

describe.each(stores)("the $what", ({ name, store, add, ids, stateWith }) => {
  /** Simulates a page load, which reads the stored state. */
  const arrive = () => void store.persist.rehydrate();

  const write = (state: unknown, version: unknown = 0) =>
    localStorage.setItem(name, JSON.stringify({ state, version }));

  /** Sends this tab the storage event of another tab. */
  const tell = (key: string | null) =>
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: key && localStorage.getItem(key) }));

  beforeEach(() => {
    store.persist.clearStorage();
    arrive();
  });

  test.each([99, "0", undefined])("entries are read from any stored version: %s", (version) => {
    write(stateWith("a"), version);
    arrive();
    expect(ids()).toEqual(["a"]);
    add("b");
    expect(JSON.parse(localStorage.getItem(name) ?? "")).toMatchObject({ version: 0 });
  });

  test.each([
    ["nothing", ""],
    ["half a file", '{"state":{"episodeStats":{"a":{"playC'],
    ["null", "null"],
    ["another shape", '{"state":{"episodeStats":[7],"scores":"all","cards":[{}],"lastActiveDate":{}},"version":0}'],
    ["nonsense", '{"state":{"episodeStats":{"a":7,"":{}},"scores":{"a":7},"cards":{"quiz/a":{"reviews":[7]},"b":{}}}}'],
    ["a prototype", '{"state":{"episodeStats":{"__proto__":{}},"scores":{"__proto__":{}},"cards":{"__proto__":{}}}}'],
  ])("no entry is read if the storage contains %s, and new entries can be stored", (_what, garbage) => {
    localStorage.setItem(name, garbage);
    arrive();
    expect(ids()).toEqual([]);
    add("b");
    expect(localStorage.getItem(name)).toMatch(/["/]b"/);
  });

  describe("with a full storage", () => {
    function fillStorage() {
      return vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
        throw new DOMException("no", "QuotaExceededError");
      });
    }

    test("changes stay in memory, and are stored when there is room", () => {
      arrive();
      const full = fillStorage();
      add("a");
      tell(null);
      arrive();
      expect(ids()).toEqual(["a"]);
      full.mockRestore();
      add("b");
      expect(localStorage.getItem(name)).toMatch(/["/]a".*["/]b"/);
    });

    test("another tab's later write replaces changes that were only in memory", () => {
      arrive();
      const full = fillStorage();
      add("b");
      full.mockRestore();
      write(stateWith("c"));
      tell(name);
      add("d");
      expect(ids()).toEqual(["c", "d"]);
    });
  });

  test("another tab's writes are read", () => {
    arrive();
    write(stateWith("b"));
    tell("another-key");
    expect(ids()).toEqual([]);
    tell(name);
    expect(ids()).toEqual(["b"]);
  });

  test.each(["its key", "everything"])("entries are gone after another tab clears %s", (what) => {
    arrive();
    add("a");
    localStorage.removeItem(name);
    tell(what === "everything" ? null : name);
    expect(ids()).toEqual([]);
    expect(localStorage.getItem(name)).toBeNull();
  });
});

test("readers accept any value without throwing", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const read of [readAnalytics, readPositions, readScores])
        expect(read({ episodeStats: value, positions: value, scores: value })).toBeTypeOf("object");
      expect(readCards(value)).toBeTypeOf("object");
    }),
  );
});

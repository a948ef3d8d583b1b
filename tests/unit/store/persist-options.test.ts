import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepPositions } from "#app/store/merge-positions.ts";
import { syncTabs } from "#app/store/persist-options.ts";
import { usePositions } from "#app/store/positions.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { useReviews } from "#app/store/reviews.ts";
import { useCart, useStore } from "#app/store/store.ts";
import { buildStats } from "../../factories.ts";

const review = { at: 1000, isRight: false };
const score = { score: 3, totalQuestions: 4 };
const position = { seconds: 5, duration: 90, heard: [[0, 5] as const], heardAt: "2025-03-01T12:00:00.000Z" };

/** What visitors keep, each under the key that their browsers already hold: a way to add something, and the ids of what is there. */
const stores = [
  {
    what: "listening stats",
    name: "devtherapy-analytics",
    add: (id: string) => useStore.getState().toggleFavorite(id),
    ids: () => Object.keys(useStore.getState().episodeStats),
    stateWith: (id: string): object => ({ episodeStats: { [id]: buildStats({ isFavorite: true }) } }),
    empty: () => useStore.setState({ episodeStats: {}, lastActiveDate: null }),
    follow: () => syncTabs(useStore),
  },
  {
    what: "quiz scores",
    name: "devtherapy-quiz-scores",
    add: (id: string) => useQuizScores.getState().recordScore(id, score),
    ids: () => Object.keys(useQuizScores.getState().scores),
    stateWith: (id: string): object => ({ scores: { [id]: score } }),
    empty: () => useQuizScores.setState({ scores: {} }),
    follow: () => syncTabs(useQuizScores),
  },
  {
    what: "positions",
    name: "devtherapy-positions",
    add: (id: string) => keepPositions({ [id]: position }),
    ids: () => Object.keys(usePositions.getState().positions),
    stateWith: (id: string): object => ({ positions: { [id]: position } }),
    empty: () => usePositions.setState({ positions: {} }),
    follow: () => syncTabs(usePositions),
  },
  {
    what: "reviews",
    name: "devtherapy-review",
    add: (id: string) => useReviews.getState().putReview(`quiz/${id}`, review, 1),
    ids: () => Object.keys(useReviews.getState().cards).map((key) => key.replace("quiz/", "")),
    stateWith: (id: string): object => ({ cards: { [`quiz/${id}`]: { reviews: [review], due: 1 } } }),
    empty: () => useReviews.setState({ cards: {} }),
    follow: () => syncTabs(useReviews),
  },
];

const refusal = new DOMException("no", "QuotaExceededError");

describe.each(stores)("the $what", ({ name, add, ids, stateWith, empty, follow }) => {
  let stop = () => {};

  /** Comes to the page: what was kept is read. */
  function arrive() {
    stop();
    stop = follow();
  }

  const write = (state: unknown, version: unknown = 0) =>
    localStorage.setItem(name, JSON.stringify({ state, version }));

  /** Tells this tab what another one did to the storage. */
  const tell = (key: string | null) =>
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: key && localStorage.getItem(key) }));

  beforeEach(() => empty());
  afterEach(() => stop());

  test.each([-1, 0, 1, 99, "0", null, undefined])("are read whatever version wrote them: %s", (version) => {
    write(stateWith("a"), version);
    arrive();
    expect(ids()).toEqual(["a"]);
    add("b");
    expect(JSON.parse(localStorage.getItem(name) ?? "")).toMatchObject({ version: 0 });
  });

  test.each([
    ["nothing", ""],
    ["half a file", '{"state":{"episodeStats":{"a":{"playC'],
    ["a page of HTML", "<!doctype html><title>404</title>"],
    ["null", "null"],
    ["another shape", '{"state":{"episodeStats":[7],"scores":"all","cards":[{}],"lastActiveDate":{}},"version":0}'],
    ["nonsense", '{"state":{"episodeStats":{"a":7,"":{}},"scores":{"a":7},"cards":{"quiz/a":{"reviews":[7]},"b":{}}}}'],
    ["a prototype", '{"state":{"episodeStats":{"__proto__":{}},"scores":{"__proto__":{}},"cards":{"__proto__":{}}}}'],
  ])("are empty where the storage holds %s, and are kept again from then on", (_what, garbage) => {
    localStorage.setItem(name, garbage);
    arrive();
    expect(ids()).toEqual([]);
    add("b");
    expect(localStorage.getItem(name)).toMatch(/["/]b"/);
  });

  test("last as long as the page where the storage is full, and are kept when there is room again", () => {
    arrive();
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw refusal;
    });
    add("a");
    tell(null);
    arrive();
    expect(ids()).toEqual(["a"]);
    full.mockRestore();
    add("b");
    expect(localStorage.getItem(name)).toMatch(/["/]a"/);
    expect(localStorage.getItem(name)).toMatch(/["/]b"/);
  });

  test("give way to what another tab wrote or cleared after the storage had been full", () => {
    arrive();
    add("a");
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw refusal;
    });
    add("b");
    expect(ids()).toEqual(["a", "b"]);
    full.mockRestore();
    write(stateWith("c"));
    add("d");
    expect(ids()).toEqual(["c", "d"]);
  });

  test("last as long as the page where the storage is forbidden", () => {
    const forbidden = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw refusal;
    });
    arrive();
    add("a");
    tell(null);
    expect(ids()).toEqual(["a"]);
    forbidden.mockRestore();
    add("b");
  });

  test("follow what another tab writes", () => {
    arrive();
    write(stateWith("b"));
    tell(name);
    expect(ids()).toEqual(["b"]);
  });

  test.each(["its key", "everything"])("are empty when another tab clears %s, and leave no trace of it", (what) => {
    arrive();
    add("a");
    localStorage.removeItem(name);
    tell(what === "everything" ? null : name);
    expect(ids()).toEqual([]);
    expect(localStorage.getItem(name)).toBeNull();
  });

  test("start from what another tab wrote and cleared, though this one was not told of it", () => {
    arrive();
    add("a");
    write(stateWith("b"));
    add("c");
    expect(ids()).toEqual(["b", "c"]);
    localStorage.removeItem(name);
    add("d");
    expect(ids()).toEqual(["d"]);
    arrive();
    expect(ids()).toEqual(["d"]);
  });

  test("do not care for other keys, nor after they stopped following", () => {
    arrive();
    write(stateWith("b"));
    tell("another-key");
    stop();
    tell(name);
    tell(null);
    expect(ids()).toEqual([]);
  });
});

test("the cart is of the page alone: it writes nothing", () => {
  const write = vi.spyOn(Storage.prototype, "setItem");
  useCart.getState().addToCart("mug");
  useCart.getState().removeFromCart("mug");
  expect(write).not.toHaveBeenCalled();
});

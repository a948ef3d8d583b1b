import { expect, test } from "vitest";
import { computeWrapped, findLastPlayed } from "#app/features/wrapped/wrapped-stats.ts";
import { buildEpisode, buildStats } from "#tests/factories.ts";

const newest = buildEpisode({ number: 3, id: "c", guest: "Nino", tags: ["go", "career"] });
const middle = buildEpisode({ number: 2, id: "b", guest: "Luka", tags: ["rust", "career"] });
const pilot = buildEpisode({ number: 1, id: "a", guest: "", tags: ["podcast", "career"] });
const episodes = [newest, middle, pilot];

test("counts completed episodes and all plays", () => {
  const stats = computeWrapped(
    {
      a: buildStats({ playCount: 2, isCompleted: true }),
      b: buildStats({ playCount: 5 }),
      c: buildStats({ playCount: 1, isCompleted: true }),
    },
    episodes,
  );
  expect(stats).toMatchObject({ episodesCompleted: 2, totalPlayEvents: 8 });
});

test("leaves out what is of no episode of ours", () => {
  const stats = computeWrapped(
    {
      gone: buildStats({ playCount: 99, isCompleted: true, isFavorite: true, lastPlayedAt: "2025-01-01T00:00:00Z" }),
      a: buildStats({ playCount: 1 }),
    },
    episodes,
  );
  expect(stats).toMatchObject({ episodesCompleted: 0, totalPlayEvents: 1, streakDays: 0 });
  expect(stats.favoriteEpisode).toBeUndefined();
});

test("the top guest has the most plays of all their episodes together", () => {
  const again = buildEpisode({ number: 4, id: "d", guest: "Luka" });
  const played = {
    b: buildStats({ playCount: 3 }),
    c: buildStats({ playCount: 5 }),
    d: buildStats({ playCount: 3 }),
  };
  expect(computeWrapped(played, [again, ...episodes]).mostListenedGuest).toBe("Luka");
});

test("the top guest is of the newest episode when plays are equal", () => {
  const played = { b: buildStats({ playCount: 2 }), c: buildStats({ playCount: 2 }) };
  expect(computeWrapped(played, episodes).mostListenedGuest).toBe("Nino");
});

test("the top guest is nobody when only episodes without a guest were played", () => {
  const played = { a: buildStats({ playCount: 9 }), b: buildStats({ isFavorite: true }) };
  expect(computeWrapped(played, episodes).mostListenedGuest).toBeUndefined();
});

test("the favourite episode is the first favourite in the order in which episodes were met", () => {
  const kept = { a: buildStats(), b: buildStats({ isFavorite: true }), c: buildStats({ isFavorite: true }) };
  expect(computeWrapped(kept, episodes).favoriteEpisode).toBe(middle);
});

test("the favourite episode is the one completed last when there is no favourite", () => {
  const kept = {
    c: buildStats({ isCompleted: true, completedAt: "2025-01-01T00:00:00Z" }),
    a: buildStats({ isCompleted: true, completedAt: "2025-03-01T00:00:00Z" }),
    b: buildStats({ isCompleted: true }),
  };
  expect(computeWrapped(kept, episodes).favoriteEpisode).toBe(pilot);
});

test("the favourite episode is none when nothing is completed", () => {
  expect(computeWrapped({ a: buildStats({ playCount: 3 }) }, episodes).favoriteEpisode).toBeUndefined();
});

test("the top topics are the three with the most plays, most first", () => {
  const played = {
    a: buildStats({ playCount: 1 }),
    b: buildStats({ playCount: 4 }),
    c: buildStats({ playCount: 2 }),
  };
  expect(computeWrapped(played, episodes).topTags).toEqual([
    { tag: "career", plays: 7 },
    { tag: "rust", plays: 4 },
    { tag: "go", plays: 2 },
  ]);
});

test("the top topics keep the episodes' order when plays are equal, and need a play", () => {
  const played = { a: buildStats({ isCompleted: true }), c: buildStats({ playCount: 1 }) };
  expect(computeWrapped(played, episodes).topTags.map(({ tag }) => tag)).toEqual(["go", "career"]);
});

test("the top topics decide about achievements", () => {
  const ai = buildEpisode({ id: "ai", tags: ["ai"] });
  const names = computeWrapped({ ai: buildStats({ playCount: 1 }) }, [ai]).achievements.map(({ name }) => name);
  expect(names).toEqual(["AI Enthusiast"]);
});

test.each([
  { days: [], expected: 0 },
  { days: ["2025-03-01T10:00:00Z", "2025-03-01T19:59:59Z"], expected: 1 },
  // 20:00 UTC is midnight in Tbilisi.
  { days: ["2025-03-01T19:59:59Z", "2025-03-01T20:00:00Z"], expected: 2 },
  { days: ["2025-03-01T10:00:00Z", "2025-03-02T10:00:00Z", "2024-03-01T10:00:00Z"], expected: 3 },
])("last plays at $days are $expected active days", ({ days, expected }) => {
  const stats = Object.fromEntries(["a", "b", "c"].map((id, index) => [id, buildStats({ lastPlayedAt: days[index] })]));
  expect(computeWrapped(stats, episodes).streakDays).toBe(expected);
});

test.each([new Date(8.64e15).toISOString(), new Date(-8.64e15).toISOString(), "not an instant"])(
  "%s, the end of what a date can hold or beyond, breaks nothing",
  (lastPlayedAt) => {
    const played = {
      a: buildStats({ isCompleted: true, completedAt: lastPlayedAt, lastPlayedAt }),
      b: buildStats({ isCompleted: true, completedAt: "2025-03-02T00:00:00Z", lastPlayedAt: "2025-03-02T00:00:00Z" }),
    };
    const isADay = lastPlayedAt !== "not an instant";
    expect(computeWrapped(played, episodes).streakDays).toBe(isADay ? 2 : 1);
    expect(findLastPlayed(played, episodes)).toBe(lastPlayedAt.startsWith("+") ? pilot : middle);
  },
);

test("the last played episode is found by time", () => {
  const played = {
    a: buildStats({ lastPlayedAt: "2025-03-02T00:00:00Z" }),
    c: buildStats({ lastPlayedAt: "2025-03-01T00:00:00Z" }),
    b: buildStats({ playCount: 1 }),
  };
  expect(findLastPlayed(played, episodes)).toBe(pilot);
  expect(findLastPlayed({}, episodes)).toBeUndefined();
});

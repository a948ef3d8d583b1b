import { expect, test } from "vitest";
import { computeWrapped } from "#app/features/wrapped/wrapped-stats.ts";
import type { EpisodeStats } from "#app/store/analytics.ts";
import { buildEpisode, buildStats } from "#tests/factories.ts";

const newest = buildEpisode({ number: 3, id: "c", guest: "Nino", tags: ["go", "career"] });
const middle = buildEpisode({ number: 2, id: "b", guest: "Luka", tags: ["rust", "career"] });
const pilot = buildEpisode({ number: 1, id: "a", guest: "", tags: ["podcast", "career"] });
const episodes = [newest, middle, pilot];

const played = (playCount: number) => buildStats({ playCount });

test("counts completed episodes and plays, and ignores missing episodes", () => {
  const gone = buildStats({ playCount: 99, isCompleted: true, isFavorite: true, lastPlayedAt: "2025-01-01T00:00:00Z" });
  const kept = { a: buildStats({ playCount: 2, isCompleted: true }), b: played(5), gone };
  const stats = computeWrapped(kept, episodes);
  expect(stats).toMatchObject({ episodesCompleted: 1, totalPlayEvents: 7, streakDays: 0 });
  expect(stats.favoriteEpisode).toBe(pilot);
});

test("the top guest has the most plays in total; ties keep the episodes' order", () => {
  const again = buildEpisode({ number: 4, id: "d", guest: "Luka" });
  const topGuest = (stats: Record<string, EpisodeStats>) =>
    computeWrapped(stats, [again, ...episodes]).mostListenedGuest;
  expect(topGuest({ b: played(3), c: played(5), d: played(3) })).toBe("Luka");
  expect(topGuest({ b: played(2), c: played(2) })).toBe("Nino");
  expect(topGuest({ a: played(9), b: buildStats({ isFavorite: true }) })).toBeUndefined();
});

test("the favorite episode is the first favorite in stored order, or the last completed episode", () => {
  const favoriteOf = (kept: Record<string, EpisodeStats>) => computeWrapped(kept, episodes).favoriteEpisode;
  const marked = buildStats({ isFavorite: true });
  expect(favoriteOf({ a: buildStats(), b: marked, c: marked })).toBe(middle);
  const completed = buildStats({ isCompleted: true });
  const early = { ...completed, completedAt: "2025-01-01T00:00:00Z" };
  const late = { ...completed, completedAt: "2025-03-01T00:00:00Z" };
  expect(favoriteOf({ c: early, a: late, b: completed })).toBe(pilot);
  expect(favoriteOf({ a: played(3) })).toBeUndefined();
});

test("lists the three most played topics; ties keep the episodes' order", () => {
  expect(computeWrapped({ a: played(1), b: played(4), c: played(2) }, episodes).topTags).toEqual([
    { name: "career", plays: 7 },
    { name: "rust", plays: 4 },
    { name: "go", plays: 2 },
  ]);
  const { topTags } = computeWrapped({ a: buildStats({ isCompleted: true }), c: played(1) }, episodes);
  expect(topTags.map(({ name }) => name)).toEqual(["go", "career"]);
});

test.each([
  { days: [], expected: 0 },
  { days: ["2025-03-01T10:00:00Z", "2025-03-01T19:59:59Z"], expected: 1 },
  // 20:00 UTC is midnight in Tbilisi.
  { days: ["2025-03-01T19:59:59Z", "2025-03-01T20:00:00Z"], expected: 2 },
  { days: ["2025-03-01T10:00:00Z", "2025-03-02T10:00:00Z", "2024-03-01T10:00:00Z"], expected: 3 },
])("counts $expected active days for last plays at $days", ({ days, expected }) => {
  const stats = Object.fromEntries(["a", "b", "c"].map((id, index) => [id, buildStats({ lastPlayedAt: days[index] })]));
  expect(computeWrapped(stats, episodes).streakDays).toBe(expected);
});

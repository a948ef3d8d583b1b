import fc from "fast-check";
import { expect, test } from "vitest";
import { readAnalytics } from "#app/store/analytics-slice.ts";

const played = "2025-03-01T12:00:00.000Z";

test("reads what it finds in a visitor's browser", () => {
  const stats = {
    playCount: 2,
    firstPlayedAt: played,
    lastPlayedAt: played,
    isCompleted: true,
    completedAt: played,
    isFavorite: true,
  };
  expect(readAnalytics({ episodeStats: { a: stats }, lastActiveDate: played })).toEqual({
    episodeStats: { a: stats },
    lastActiveDate: played,
  });
});

test("drops what is malformed and keeps the rest", () => {
  const read = readAnalytics({
    episodeStats: {
      good: { playCount: 1, isFavorite: true },
      partly: { playCount: -3, firstPlayedAt: "yesterday", isCompleted: "yes", isFavorite: true },
      broken: "nonsense",
      list: [],
    },
    lastActiveDate: {},
  });
  expect(Object.keys(read.episodeStats)).toEqual(["good", "partly"]);
  expect(read.episodeStats["good"]).toMatchObject({ playCount: 1, isCompleted: false, isFavorite: true });
  expect(read.episodeStats["partly"]).toMatchObject({
    playCount: 0,
    firstPlayedAt: undefined,
    isCompleted: false,
    isFavorite: true,
  });
  expect(read.lastActiveDate).toBeNull();
});

test("never throws, whatever is stored", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { episodeStats } = readAnalytics(value);
      for (const { playCount } of Object.values(episodeStats)) expect(playCount).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("takes no instant from a clock that was years ahead", () => {
  const ahead = "2204-01-01T00:00:00.000Z";
  const stats = { firstPlayedAt: ahead, lastPlayedAt: ahead, completedAt: ahead };
  const read = readAnalytics({ episodeStats: { a: stats }, lastActiveDate: ahead });
  expect(JSON.stringify(read)).toMatch(/"lastActiveDate":"20/);
  expect(JSON.stringify(read)).not.toContain("2204");
});

test("reads milliseconds as an instant", () => {
  expect(readAnalytics({ lastActiveDate: Date.parse(played) }).lastActiveDate).toBe(played);
});

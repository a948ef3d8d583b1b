import { mergeEntries } from "#app/lib/read-entries.ts";
import type { Analytics, EpisodeStats } from "./analytics-slice.ts";
import { betterOf, type QuizRecord } from "./quiz-scores.ts";

type Scores = Readonly<Record<string, QuizRecord>>;

/**
 * Joins two analytics without losing anything: per episode the larger count, the earliest first and the latest last
 * play, and every mark that either has. It does not matter which one comes first, nor how often it is done.
 */
export function mergeAnalytics(ours: Analytics, theirs: Analytics): Analytics {
  return {
    episodeStats: mergeEntries(ours.episodeStats, theirs.episodeStats, mergeStats),
    lastActiveDate: latest(ours.lastActiveDate, theirs.lastActiveDate) ?? null,
  };
}

/** Joins two sets of scores: of each quiz the later last time, and the better of both bests. */
export function mergeScores(ours: Scores, theirs: Scores): Scores {
  return mergeEntries(ours, theirs, mergeRecords);
}

/** How many episodes `merged` has that `ours` has not, and how many it has with other stats. */
export function countChanges(ours: Analytics, merged: Analytics): { added: number; changed: number } {
  const before = new Map(Object.entries(ours.episodeStats));
  const after = Object.entries(merged.episodeStats);
  const added = after.filter(([id]) => !before.has(id));
  const changed = after.filter(([id, stats]) => {
    const known = before.get(id);
    return known && Object.entries(stats).some(([field, value]) => known[field as keyof EpisodeStats] !== value);
  });
  return { added: added.length, changed: changed.length };
}

function mergeStats(a: EpisodeStats, b: EpisodeStats): EpisodeStats {
  return {
    playCount: Math.max(a.playCount, b.playCount),
    firstPlayedAt: earliest(a.firstPlayedAt, b.firstPlayedAt),
    lastPlayedAt: latest(a.lastPlayedAt, b.lastPlayedAt),
    isCompleted: a.isCompleted || b.isCompleted,
    completedAt: latest(a.completedAt, b.completedAt),
    isFavorite: a.isFavorite || b.isFavorite,
  };
}

function earliest(a: string | undefined, b: string | undefined): string | undefined {
  return [a, b].filter((instant) => instant !== undefined).toSorted(byTime)[0];
}

function latest(a: string | null | undefined, b: string | null | undefined): string | undefined {
  return [a, b]
    .filter((instant) => typeof instant === "string")
    .toSorted(byTime)
    .at(-1);
}

function byTime(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b);
}

function mergeRecords(a: QuizRecord, b: QuizRecord): QuizRecord {
  const [aAt, bAt] = [a.at ?? -1, b.at ?? -1];
  const isALast = aAt === bAt ? betterOf(a, b) === a : aAt > bAt;
  return { ...(isALast ? a : b), best: betterOf(a.best, b.best) };
}

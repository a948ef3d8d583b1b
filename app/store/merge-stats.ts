import { mergeEntries } from "#app/lib/read-entries.ts";
import type { EpisodeStats } from "./analytics.ts";
import { betterOf, type QuizRecord } from "./quiz-scores.ts";

/** By episode id. */
type Stats = Readonly<Record<string, EpisodeStats>>;

type Scores = Readonly<Record<string, QuizRecord>>;

/**
 * Merges the stats of two devices. Keeps the larger play count, the earliest first play, the latest last play and every
 * mark of each episode. Commutative and idempotent.
 */
export function mergeStats(ours: Stats, theirs: Stats): Record<string, EpisodeStats> {
  return mergeEntries(ours, theirs, mergeOfEpisode);
}

/** The latest play of any episode. */
export function lastPlayIn(stats: Stats): string | null {
  return inOrder(...Object.values(stats).map(({ lastPlayedAt }) => lastPlayedAt)).at(-1) ?? null;
}

/** Merges two sets of scores. For each quiz, keeps the more recent last score and the better best score. */
export function mergeScores(ours: Scores, theirs: Scores): Scores {
  return mergeEntries(ours, theirs, mergeRecords);
}

function mergeOfEpisode(a: EpisodeStats, b: EpisodeStats): EpisodeStats {
  return {
    playCount: Math.max(a.playCount, b.playCount),
    firstPlayedAt: inOrder(a.firstPlayedAt, b.firstPlayedAt)[0],
    lastPlayedAt: inOrder(a.lastPlayedAt, b.lastPlayedAt).at(-1),
    isCompleted: a.isCompleted || b.isCompleted,
    completedAt: inOrder(a.completedAt, b.completedAt).at(-1),
    isFavorite: a.isFavorite || b.isFavorite,
  };
}

/** Instants from `readIsoInstant` share one format, so they sort as text. */
function inOrder(...instants: readonly (string | undefined)[]): string[] {
  return instants.filter((instant) => instant !== undefined).toSorted();
}

function mergeRecords(a: QuizRecord, b: QuizRecord): QuizRecord {
  const [aAt, bAt] = [a.at ?? -1, b.at ?? -1];
  const isALast = aAt === bAt ? betterOf(a, b) === a : aAt > bAt;
  return { ...(isALast ? a : b), best: betterOf(a.best, b.best) };
}

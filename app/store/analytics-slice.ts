import type { StateCreator } from "zustand";
import { asRecord, isCount, readEntries, readIsoInstant, type Unknown } from "#app/lib/read-entries.ts";
import { betterOf, type QuizRecord } from "./quiz-scores.ts";

/** What this visitor did with one episode. Timestamps are ISO instants (specification, section 3). */
export type EpisodeStats = {
  playCount: number;
  firstPlayedAt?: string;
  lastPlayedAt?: string;
  isCompleted: boolean;
  completedAt?: string;
  isFavorite: boolean;
};

/** The part of the analytics that is kept in the browser; the names are those that visitors' browsers already hold. */
export type Analytics = {
  /** Keyed by episode id. */
  episodeStats: Record<string, EpisodeStats>;
  lastActiveDate: string | null;
};

export type AnalyticsSlice = Analytics & {
  /** Counts a play: sets the first and last time played and the last active date. */
  recordPlay: (episodeId: string) => void;
  /** Marks an episode completed (played at least once, times updated), or takes that mark back. */
  toggleCompleted: (episodeId: string) => void;
  /** Flips the favourite mark; timestamps stay as they are. */
  toggleFavorite: (episodeId: string) => void;
  /** Puts whole analytics, for example imported ones, in place of what is there. */
  replaceAnalytics: (analytics: Analytics) => void;
  /** Forgets everything. */
  clearAnalytics: () => void;
};

const emptyAnalytics: Analytics = { episodeStats: {}, lastActiveDate: null };

const noStats: EpisodeStats = { playCount: 0, isCompleted: false, isFavorite: false };

/** Reads again what other tabs have kept before it changes anything. */
export const createAnalyticsSlice: (readAgain: () => void) => StateCreator<AnalyticsSlice> = (readAgain) => (set) => {
  function update(episodeId: string, change: (stats: EpisodeStats) => Partial<EpisodeStats>) {
    readAgain();
    set(({ episodeStats }) => {
      const stats = episodeStats[episodeId] ?? noStats;
      return { episodeStats: { ...episodeStats, [episodeId]: { ...stats, ...change(stats) } } };
    });
  }

  return {
    ...emptyAnalytics,
    recordPlay: (episodeId) => {
      const now = new Date().toISOString();
      update(episodeId, ({ playCount, firstPlayedAt = now }) => ({
        playCount: playCount + 1,
        firstPlayedAt,
        lastPlayedAt: now,
      }));
      set({ lastActiveDate: now });
    },
    toggleCompleted: (episodeId) => {
      const now = new Date().toISOString();
      update(episodeId, ({ isCompleted, playCount, firstPlayedAt = now }) =>
        isCompleted
          ? { isCompleted: false, completedAt: undefined }
          : {
              isCompleted: true,
              completedAt: now,
              playCount: Math.max(1, playCount),
              firstPlayedAt,
              lastPlayedAt: now,
            },
      );
      set(({ episodeStats, lastActiveDate }) => ({
        lastActiveDate: episodeStats[episodeId]?.isCompleted ? now : lastActiveDate,
      }));
    },
    toggleFavorite: (episodeId) => update(episodeId, ({ isFavorite }) => ({ isFavorite: !isFavorite })),
    replaceAnalytics: ({ episodeStats, lastActiveDate }) => set({ episodeStats, lastActiveDate }),
    clearAnalytics: () => set(emptyAnalytics),
  };
};

/**
 * Reads analytics that come from outside (browser storage, an imported file): what is malformed is dropped piece by
 * piece, the rest is kept. Never throws.
 */
export function readAnalytics(value: unknown): Analytics {
  const known = asRecord(value);
  return {
    episodeStats: readEntries(known?.["episodeStats"], readStats),
    lastActiveDate: readIsoInstant(known?.["lastActiveDate"]) ?? null,
  };
}

function readStats(entry: Unknown): EpisodeStats {
  const playCount = entry["playCount"];
  return {
    playCount: isCount(playCount) ? playCount : 0,
    firstPlayedAt: readIsoInstant(entry["firstPlayedAt"]),
    lastPlayedAt: readIsoInstant(entry["lastPlayedAt"]),
    isCompleted: entry["isCompleted"] === true,
    completedAt: readIsoInstant(entry["completedAt"]),
    isFavorite: entry["isFavorite"] === true,
  };
}

type Scores = Readonly<Record<string, QuizRecord>>;

/**
 * Joins two analytics without losing anything: per episode the larger count, the earliest first and the latest last
 * play, and every mark that either has. It does not matter which one comes first, nor how often it is done.
 */
export function mergeAnalytics(ours: Analytics, theirs: Analytics): Analytics {
  const merged = new Map(Object.entries(ours.episodeStats));
  for (const [episodeId, stats] of Object.entries(theirs.episodeStats)) {
    const known = merged.get(episodeId);
    merged.set(episodeId, known ? mergeStats(known, stats) : stats);
  }
  return {
    episodeStats: Object.fromEntries(merged),
    lastActiveDate: latest(ours.lastActiveDate, theirs.lastActiveDate) ?? null,
  };
}

/** Joins two sets of scores: of each quiz the later last time, and the better of both bests. */
export function mergeScores(ours: Scores, theirs: Scores): Scores {
  const merged = new Map(Object.entries(ours));
  for (const [quizId, record] of Object.entries(theirs)) {
    const known = merged.get(quizId);
    merged.set(quizId, known ? mergeRecords(known, record) : record);
  }
  return Object.fromEntries(merged);
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

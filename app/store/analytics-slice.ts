import type { StateCreator } from "zustand";
import { asRecord, isCount, readEntries, readIsoInstant, type Unknown } from "#app/lib/read-entries.ts";

/** What this visitor did with one episode. Timestamps are ISO instants (specification, section 3). */
export type EpisodeStats = {
  playCount: number;
  firstPlayedAt?: string;
  lastPlayedAt?: string;
  isCompleted: boolean;
  completedAt?: string;
  isFavorite: boolean;
};

/** What is kept in the browser; the names are those that visitors' browsers already hold. */
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
  /** Flips the favorite mark; timestamps stay as they are. */
  toggleFavorite: (episodeId: string) => void;
  /** Puts whole analytics, for example imported ones, in place of what is there. */
  replaceAnalytics: (analytics: Analytics) => void;
};

const noStats: EpisodeStats = { playCount: 0, isCompleted: false, isFavorite: false };

/** Reads again what other tabs have kept before it changes anything. */
export const createAnalyticsSlice: (readAgain: () => void) => StateCreator<AnalyticsSlice> = (readAgain) => (set) => {
  function update(episodeId: string, change: (stats: EpisodeStats, now: string) => Partial<EpisodeStats>) {
    readAgain();
    set(({ episodeStats: { [episodeId]: stats = noStats, ...others }, lastActiveDate }) => {
      const changes = change(stats, new Date().toISOString());
      const changed = { ...stats, ...changes };
      return {
        episodeStats: isEmpty(changed) ? others : { ...others, [episodeId]: changed },
        // A play and a completion are activity; a favorite and a mark that is taken back are none.
        lastActiveDate: changes.lastPlayedAt ?? lastActiveDate,
      };
    });
  }

  return {
    episodeStats: {},
    lastActiveDate: null,
    recordPlay: (episodeId) =>
      update(episodeId, ({ playCount, firstPlayedAt }, now) => ({
        playCount: playCount + 1,
        firstPlayedAt: firstPlayedAt ?? now,
        lastPlayedAt: now,
      })),
    toggleCompleted: (episodeId) =>
      update(episodeId, ({ isCompleted, playCount, firstPlayedAt }, now) =>
        isCompleted
          ? { isCompleted: false, completedAt: undefined }
          : {
              isCompleted: true,
              completedAt: now,
              playCount: Math.max(1, playCount),
              firstPlayedAt: firstPlayedAt ?? now,
              lastPlayedAt: now,
            },
      ),
    toggleFavorite: (episodeId) => update(episodeId, ({ isFavorite }) => ({ isFavorite: !isFavorite })),
    replaceAnalytics: (analytics) => set(readAnalytics(analytics)),
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

function readStats(entry: Unknown): EpisodeStats | undefined {
  const playCount = entry["playCount"];
  const stats = {
    playCount: isCount(playCount) ? playCount : 0,
    firstPlayedAt: readIsoInstant(entry["firstPlayedAt"]),
    lastPlayedAt: readIsoInstant(entry["lastPlayedAt"]),
    isCompleted: entry["isCompleted"] === true,
    completedAt: readIsoInstant(entry["completedAt"]),
    isFavorite: entry["isFavorite"] === true,
  };
  return isEmpty(stats) ? undefined : stats;
}

/** A mark that was taken back, with no play, leaves no entry. */
function isEmpty({ playCount, isCompleted, isFavorite }: EpisodeStats): boolean {
  return playCount === 0 && !isCompleted && !isFavorite;
}

import { create, type StateCreator } from "zustand";
import { persist } from "zustand/middleware";
import { asRecord, isCount, readEntries, readIsoInstant, type Unknown } from "#app/lib/read-entries.ts";
import { followTabs, persistOptions } from "./persist-options.ts";
import type { Positions } from "./positions.ts";

/** One visitor's listening to one episode. Timestamps are ISO instants. */
export type EpisodeStats = {
  playCount: number;
  firstPlayedAt?: string;
  lastPlayedAt?: string;
  isCompleted: boolean;
  completedAt?: string;
  isFavorite: boolean;
};

/** Stored in visitors' browsers: the names must not change. */
export type Analytics = {
  /** By episode id. Entries keep the order in which they were added, because Wrapped shows the first favorite. */
  episodeStats: Record<string, EpisodeStats>;
  lastActiveDate: string | null;
};

type AnalyticsSlice = Analytics & {
  /** Counts a play: sets the first and last time played and the last active date. */
  recordPlay: (episodeId: string) => void;
  /**
   * Toggles the completed mark. A new mark also counts as at least one play and updates the times. Returns a function
   * that reverts mark, play and times, and keeps later changes. Removing the mark during the same visit does the same.
   */
  toggleCompleted: (episodeId: string) => () => void;
  /** Flips the favorite mark; timestamps stay as they are. Returns a function that reverts a new mark. */
  toggleFavorite: (episodeId: string) => () => void;
  replaceAnalytics: (analytics: Analytics) => void;
};

/** The key in localStorage. */
export const analyticsKey = "devtherapy-analytics";

const noStats: EpisodeStats = { playCount: 0, isCompleted: false, isFavorite: false };

const createAnalyticsSlice: StateCreator<AnalyticsSlice> = (set, get) => {
  function update(episodeId: string, change: (stats: EpisodeStats, now: string) => Partial<EpisodeStats>) {
    set(({ episodeStats, lastActiveDate }) => {
      const stats = episodeStats[episodeId] ?? noStats;
      const changes = change(stats, new Date().toISOString());
      return {
        episodeStats: { ...episodeStats, [episodeId]: { ...stats, ...changes } },
        // Only plays and completions set it.
        lastActiveDate: changes.lastPlayedAt ?? lastActiveDate,
      };
    });
  }

  /** Functions that revert the marks of this visit, by episode id. */
  const undoFunctions = new Map<string, () => void>();

  return {
    episodeStats: {},
    lastActiveDate: null,
    recordPlay: (episodeId) =>
      update(episodeId, ({ playCount, firstPlayedAt }, now) => ({
        playCount: playCount + 1,
        firstPlayedAt: firstPlayedAt ?? now,
        lastPlayedAt: now,
      })),
    toggleCompleted: (episodeId) => {
      const before = get();
      if (before.episodeStats[episodeId]?.isCompleted) {
        undoFunctions.get(episodeId)?.();
        update(episodeId, () => ({ isCompleted: false, completedAt: undefined }));
        return () => undefined;
      }
      const markedAt = new Date().toISOString();
      update(episodeId, ({ playCount, firstPlayedAt }) => ({
        isCompleted: true,
        completedAt: markedAt,
        playCount: Math.max(1, playCount),
        firstPlayedAt: firstPlayedAt ?? markedAt,
        lastPlayedAt: markedAt,
      }));
      const undo = () => set((current) => withoutMark(current, before, episodeId, markedAt));
      undoFunctions.set(episodeId, undo);
      return undo;
    },
    toggleFavorite: (episodeId) => {
      update(episodeId, ({ isFavorite }) => ({ isFavorite: !isFavorite }));
      return () => update(episodeId, () => ({ isFavorite: false }));
    },
    replaceAnalytics: (analytics) => set(analytics),
  };
};

/** Reverts a mark set at an instant. Keeps plays since then, but not the play that the mark added. */
function withoutMark(current: Analytics, before: Analytics, episodeId: string, markedAt: string): Analytics {
  const stats = current.episodeStats[episodeId];
  if (stats?.completedAt !== markedAt) return current;
  const { playCount, firstPlayedAt, lastPlayedAt } = before.episodeStats[episodeId] ?? noStats;
  const isPlayedSince = stats.lastPlayedAt !== markedAt;
  const reverted = {
    ...stats,
    isCompleted: false,
    completedAt: undefined,
    playCount: stats.playCount - (playCount === 0 ? 1 : 0),
    firstPlayedAt: firstPlayedAt ?? (isPlayedSince ? stats.lastPlayedAt : undefined),
    lastPlayedAt: isPlayedSince ? stats.lastPlayedAt : lastPlayedAt,
  };
  return {
    episodeStats: { ...current.episodeStats, [episodeId]: reverted },
    lastActiveDate: current.lastActiveDate === markedAt ? before.lastActiveDate : current.lastActiveDate,
  };
}

/** The visitor's listening stats, stored on the device. */
export const useAnalytics = create<AnalyticsSlice>()(
  persist(createAnalyticsSlice, persistOptions(analyticsKey, readAnalytics)),
);
followTabs(useAnalytics);

/** Reads untrusted analytics (storage, an imported file): drops malformed pieces, keeps the rest. Never throws. */
export function readAnalytics(value: unknown): Analytics {
  const record = asRecord(value);
  return {
    episodeStats: readEntries(record?.["episodeStats"], readStats),
    lastActiveDate: readIsoInstant(record?.["lastActiveDate"]) ?? null,
  };
}

function readStats({ playCount, isCompleted, isFavorite, ...instants }: Unknown): EpisodeStats | undefined {
  if (!isCount(playCount) && typeof isCompleted !== "boolean" && typeof isFavorite !== "boolean") return undefined;
  return {
    playCount: isCount(playCount) ? playCount : 0,
    firstPlayedAt: readIsoInstant(instants["firstPlayedAt"]),
    lastPlayedAt: readIsoInstant(instants["lastPlayedAt"]),
    isCompleted: isCompleted === true,
    completedAt: readIsoInstant(instants["completedAt"]),
    isFavorite: isFavorite === true,
  };
}

/**
 * Returns true if the visitor played, marked or started anything. The script in the head makes the same check on the
 * stored texts.
 */
export function hasListeningData(stats: Analytics["episodeStats"], positions: Positions): boolean {
  const hasStats = Object.values(stats).some(
    ({ playCount, isCompleted, isFavorite }) => playCount > 0 || isCompleted || isFavorite,
  );
  return hasStats || Object.keys(positions).length > 0;
}

import type { StateCreator } from "zustand";

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

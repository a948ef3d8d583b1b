import { asRecord } from "#app/lib/read-entries.ts";
import { type Analytics, type EpisodeStats, readAnalytics } from "#app/store/analytics-slice.ts";

/** The text of the file that a visitor's data are exported to: the listening data, and others. `now` is an ISO instant. */
export function writeBackup({ episodeStats, lastActiveDate }: Analytics, now: string, others: object = {}): string {
  return `${JSON.stringify({ exportedAt: now, episodeStats, lastActiveDate, ...others }, null, 2)}\n`;
}

/** What an imported file holds of episodes that exist, and how many entries had to be left out. */
type Backup = { analytics: Analytics; skipped: number };

/**
 * Reads the listening data of an imported file: one that was exported here, or what the browser's storage holds. What is
 * malformed or of no episode of ours is left out. Never throws.
 */
export function readBackup(file: Readonly<Record<string, unknown>>, knownIds: ReadonlySet<string>): Backup {
  // The browser's storage keeps the data one level deeper.
  const content = "state" in file ? asRecord(file["state"]) : file;
  const entries = Object.entries(asRecord(content?.["episodeStats"]) ?? {});
  const known = Object.fromEntries(entries.filter(([id]) => knownIds.has(id)));
  const { episodeStats, lastActiveDate } = readAnalytics({ ...content, episodeStats: known });
  const usable = Object.entries(episodeStats).filter(([, stats]) => saysSomething(stats));
  return {
    analytics: { episodeStats: Object.fromEntries(usable), lastActiveDate: usable.length > 0 ? lastActiveDate : null },
    skipped: entries.length - usable.length,
  };
}

function saysSomething({ playCount, isCompleted, isFavorite }: EpisodeStats): boolean {
  return playCount > 0 || isCompleted || isFavorite;
}

import type { Analytics, EpisodeStats } from "#app/store/analytics-slice.ts";
import { readAnalytics } from "#app/store/read-analytics.ts";

/** The text of the file that a visitor's data are exported to: the listening data, and others. `now` is an ISO instant. */
export function writeBackup({ episodeStats, lastActiveDate }: Analytics, now: string, others: object = {}): string {
  return `${JSON.stringify({ exportedAt: now, episodeStats, lastActiveDate, ...others }, null, 2)}\n`;
}

/** What an imported file holds of episodes that exist, and how many entries had to be left out. */
export type Backup = { analytics: Analytics; skipped: number };

/**
 * Reads an imported file: one that was exported here, or what the browser's storage holds. What is malformed or of no
 * episode of ours is left out. Undefined when nothing is left. Never throws.
 */
export function readBackup(text: string, knownIds: ReadonlySet<string>): Backup | undefined {
  const content = unwrap(parse(text));
  const { episodeStats, lastActiveDate } = readAnalytics(content);
  const usable = Object.entries(episodeStats).filter(([id, stats]) => knownIds.has(id) && saysSomething(stats));
  if (usable.length === 0) return undefined;
  return {
    analytics: { episodeStats: Object.fromEntries(usable), lastActiveDate },
    skipped: countEntries(content) - usable.length,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The browser's storage keeps the data one level deeper, as `state`. */
function unwrap(content: unknown): unknown {
  return isObject(content) && "state" in content ? content.state : content;
}

function countEntries(content: unknown): number {
  return isObject(content) && "episodeStats" in content && isObject(content.episodeStats)
    ? Object.keys(content.episodeStats).length
    : 0;
}

function saysSomething({ playCount, isCompleted, isFavorite }: EpisodeStats): boolean {
  return playCount > 0 || isCompleted || isFavorite;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

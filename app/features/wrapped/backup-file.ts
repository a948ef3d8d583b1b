import { asRecord } from "#app/lib/read-entries.ts";
import type { Analytics, EpisodeStats } from "#app/store/analytics-slice.ts";
import type { Positions } from "#app/store/position.ts";
import { readAnalytics } from "#app/store/read-analytics.ts";
import { readPositions } from "#app/store/read-positions.ts";

/** The text of the file that a visitor's listening data are exported to. `now` is an ISO instant. */
export function writeBackup({ episodeStats, lastActiveDate }: Analytics, positions: Positions, now: string): string {
  return `${JSON.stringify({ exportedAt: now, episodeStats, lastActiveDate, positions }, null, 2)}\n`;
}

/** What an imported file holds of episodes that exist, and how many entries had to be left out. */
export type Backup = { analytics: Analytics; positions: Positions; skipped: number };

/**
 * Reads an imported file: one that was exported here, or what the browser's storage holds. What is malformed or of no
 * episode of ours is left out. Undefined when nothing is left. Never throws.
 */
export function readBackup(text: string, knownIds: ReadonlySet<string>): Backup | undefined {
  const content = unwrap(parse(text));
  const { episodeStats, lastActiveDate } = readAnalytics(content);
  const usable = Object.entries(episodeStats).filter(([id, stats]) => knownIds.has(id) && saysSomething(stats));
  const places = Object.entries(readPositions(content)).filter(([id]) => knownIds.has(id));
  const count = usable.length + places.length;
  if (count === 0) return undefined;
  return {
    analytics: { episodeStats: Object.fromEntries(usable), lastActiveDate },
    positions: Object.fromEntries(places),
    skipped: countEntries(content, "episodeStats") + countEntries(content, "positions") - count,
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
  return asRecord(content)?.["state"] ?? content;
}

function countEntries(content: unknown, field: string): number {
  return Object.keys(asRecord(asRecord(content)?.[field]) ?? {}).length;
}

function saysSomething({ playCount, isCompleted, isFavorite }: EpisodeStats): boolean {
  return playCount > 0 || isCompleted || isFavorite;
}

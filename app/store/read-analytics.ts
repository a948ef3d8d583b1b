import { asRecord, readEntries, type Unknown } from "#app/lib/read-entries.ts";

import type { Analytics, EpisodeStats } from "./analytics-slice.ts";

/**
 * Reads analytics that come from outside (browser storage, an imported file): what is malformed is dropped piece by
 * piece, the rest is kept. Never throws.
 */
export function readAnalytics(value: unknown): Analytics {
  const known = asRecord(value);
  return {
    episodeStats: readEntries(known?.["episodeStats"], readStats),
    lastActiveDate: readInstant(known?.["lastActiveDate"]) ?? null,
  };
}

function readStats(entry: Unknown): EpisodeStats {
  const playCount = entry["playCount"];
  return {
    playCount: typeof playCount === "number" && Number.isSafeInteger(playCount) && playCount > 0 ? playCount : 0,
    firstPlayedAt: readInstant(entry["firstPlayedAt"]),
    lastPlayedAt: readInstant(entry["lastPlayedAt"]),
    isCompleted: entry["isCompleted"] === true,
    completedAt: readInstant(entry["completedAt"]),
    isFavorite: entry["isFavorite"] === true,
  };
}

/** An ISO instant from an ISO string or from milliseconds; undefined for anything else. */
function readInstant(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

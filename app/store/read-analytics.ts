import { asRecord, isCount, readEntries, readIsoInstant, type Unknown } from "#app/lib/read-entries.ts";

import type { Analytics, EpisodeStats } from "./analytics-slice.ts";

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

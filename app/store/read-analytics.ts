import { asRecord, readEntries, type Unknown } from "#app/lib/read-entries.ts";

import type { Analytics, EpisodeStats } from "./analytics-slice.ts";

/**
 * Reads analytics that come from outside (browser storage, an imported file): what is malformed is dropped piece by
 * piece, the rest is kept. Never throws.
 */
export function readAnalytics(value: unknown): Analytics {
  const { episodeStats, lastActiveDate } = asRecord(value) ?? {};
  return {
    episodeStats: readEntries(episodeStats, readStats),
    lastActiveDate: readInstant(lastActiveDate) ?? null,
  };
}

function readStats(value: Unknown): EpisodeStats {
  const playCount = value["playCount"];
  return {
    playCount: typeof playCount === "number" && Number.isSafeInteger(playCount) && playCount > 0 ? playCount : 0,
    firstPlayedAt: readInstant(value["firstPlayedAt"]),
    lastPlayedAt: readInstant(value["lastPlayedAt"]),
    isCompleted: value["isCompleted"] === true,
    completedAt: readInstant(value["completedAt"]),
    isFavorite: value["isFavorite"] === true,
  };
}

/** An ISO instant from an ISO string or from milliseconds; undefined for anything else. */
function readInstant(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

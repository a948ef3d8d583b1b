import { isRecord } from "#app/lib/is-record.ts";

import { type Analytics, emptyAnalytics, type EpisodeStats } from "./analytics-slice.ts";

/**
 * Reads analytics that come from outside (browser storage, an imported file): what is malformed is dropped piece by
 * piece, the rest is kept. Never throws.
 */
export function readAnalytics(value: unknown): Analytics {
  if (!isRecord(value)) return emptyAnalytics;
  const stats = isRecord(value["episodeStats"]) ? Object.entries(value["episodeStats"]) : [];
  return {
    episodeStats: Object.fromEntries(
      stats.flatMap(([episodeId, entry]) => {
        const read = readStats(entry);
        return read && isSafeKey(episodeId) ? [[episodeId, read]] : [];
      }),
    ),
    lastActiveDate: readInstant(value["lastActiveDate"]) ?? null,
  };
}

function readStats(value: unknown): EpisodeStats | undefined {
  if (!isRecord(value)) return undefined;
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

function isSafeKey(key: string): boolean {
  return key !== "__proto__" && key !== "";
}

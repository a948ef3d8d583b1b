import { parseJson } from "#app/lib/read-entries.ts";
import { safeStorage } from "#app/lib/safe-storage.ts";

const key = "devtherapy-recent-searches";

/** The number of saved searches, and the maximum characters of each. */
const maxSearches = 5;
const longest = 60;

/** Returns the searches saved on this device, newest first. */
export function readRecentSearches(): string[] {
  return parseRecentSearches(safeStorage.getItem(key));
}

/** Parses a stored list. Drops malformed entries. */
export function parseRecentSearches(stored: string | null): string[] {
  const kept = parseJson(stored);
  return Array.isArray(kept) ? kept.filter(isSearch).slice(0, maxSearches) : [];
}

/** Saves a search that led the visitor to a result. */
export function saveSearch(query: string): void {
  const search = query.trim();
  if (!isSearch(search)) return;
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== search.toLowerCase());
  safeStorage.setItem(key, JSON.stringify([search, ...others].slice(0, maxSearches)));
}

export function clearRecentSearches(): void {
  safeStorage.removeItem(key);
}

function isSearch(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "" && value.length <= longest;
}

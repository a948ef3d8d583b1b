import { parseJson } from "#app/lib/read-entries.ts";
import { safeStorage } from "#app/lib/safe-storage.ts";

const key = "devtherapy-recent-searches";

/** Searches that are kept, and the longest of them in characters. */
const maxSearches = 5;
const longest = 60;

/** What was searched for on this device, the last first. What is malformed in the storage is left out. */
export function readRecentSearches(): string[] {
  const kept = parseJson(safeStorage.getItem(key));
  return Array.isArray(kept) ? kept.filter(isSearch).slice(0, maxSearches) : [];
}

/** Keeps a search that led somewhere. */
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

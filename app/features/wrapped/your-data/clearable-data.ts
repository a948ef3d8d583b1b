import { countOf } from "#app/lib/words.ts";
import { clearSavedPages } from "#app/offline/saved-pages.ts";
import { clearRecentSearches, readRecentSearches } from "#app/search/recent-searches.ts";
import { useStore } from "#app/store/store.ts";
import { exportableStores, type Nouns } from "./stored-data.ts";

type ClearableData = {
  name: string;
  nouns: Nouns;
  /** How many entries there are. */
  count: () => number | Promise<number>;
  clear: () => void | Promise<void>;
};

/** The cache of site-caches.ts with the visited pages: here by name, so that no page brings that module along. */
const savedPages = "devtherapy-pages";

/** What an export takes along, in the order shown. */
const exportedData: readonly ClearableData[] = [
  {
    name: "Listening data",
    nouns: ["episode"],
    count: () => Object.keys(useStore.getState().episodeStats).length,
    clear: () => useStore.getState().clearAnalytics(),
  },
  ...exportableStores.map(({ name, nouns, entries, clear }) => ({
    name,
    nouns,
    count: () => Object.keys(entries()).length,
    clear,
  })),
];

/** Everything that tells of the visitor: how the site looks and plays is not among it. */
const clearableData: readonly ClearableData[] = [
  ...exportedData,
  {
    name: "Paused quizzes",
    nouns: ["quiz", "quizzes"],
    count: async () => Object.keys((await importRounds()).useSavedRounds.getState().rounds).length,
    clear: async () => void (await importRounds()).useSavedRounds.setState({ rounds: {} }),
  },
  {
    name: "Recent searches",
    nouns: ["search", "searches"],
    count: () => readRecentSearches().length,
    clear: clearRecentSearches,
  },
  { name: "Saved pages", nouns: ["page"], count: countSavedPages, clear: clearSavedPages },
];

/** By import(), so that what quizzes alone need at once does not go to the file that every page loads (build/chunks.ts). */
export function importRounds() {
  return import("#app/store/saved-rounds.ts");
}

/** Whether there is anything to export. */
export function hasExportedData(): boolean {
  return exportedData.some(({ count }) => count() !== 0);
}

/** What there is to clear, each by name and size. Rejects only when `importRounds` does. */
export async function listClearable(): Promise<{ name: string; size: string }[]> {
  const parts = await Promise.all(
    clearableData.map(async ({ name, nouns, count }) => ({ name, nouns, count: await count() })),
  );
  return parts
    .filter(({ count }) => count > 0)
    .map(({ name, nouns, count }) => ({ name, size: countOf(count, ...nouns) }));
}

/** Clears what is named. Rejects only when `importRounds` does. */
export async function clearNamed(names: readonly string[]): Promise<void> {
  await Promise.all(clearableData.filter(({ name }) => names.includes(name)).map(({ clear }) => clear()));
}

/** None where there is no such storage, or it is forbidden. */
async function countSavedPages(): Promise<number> {
  try {
    // To open a cache makes one.
    return (await caches.has(savedPages)) ? (await (await caches.open(savedPages)).keys()).length : 0;
  } catch {
    return 0;
  }
}

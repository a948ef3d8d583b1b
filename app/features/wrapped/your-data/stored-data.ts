import { tbilisiDay } from "#app/lib/dates.ts";
import { downloadFile } from "#app/lib/download-file.ts";
import { fetchJson } from "#app/lib/fetch-json.ts";
import { asRecord, parseJson } from "#app/lib/read-entries.ts";
import { safeStorage } from "#app/lib/safe-storage.ts";
import { countOf } from "#app/lib/words.ts";
import { fetchRest } from "#app/lists/fetch-list.ts";
import type { ListStart } from "#app/lists/list-start.ts";
import { clearSavedPages } from "#app/offline/saved-pages.ts";
import { siteCaches } from "#app/offline/site-caches.ts";
import { clearRecentSearches, readRecentSearches } from "#app/search/recent-searches.ts";
import { readSearchFile } from "#app/search/search-file.ts";
import { analyticsKey, hasListeningData, readAnalytics, useAnalytics } from "#app/store/analytics.ts";
import { mergePositions } from "#app/store/merge-positions.ts";
import { lastPlayIn, mergeScores, mergeStats } from "#app/store/merge-stats.ts";
import { positionsKey, readPositions, usePositions } from "#app/store/positions.ts";
import { readScores, scoresKey, useQuizScores } from "#app/store/quiz-scores.ts";
import { maxCards, mergeCards, quizOf, readCards, type ReviewCards } from "#app/store/review-cards.ts";
import { reviewsKey } from "#app/store/reviews-storage.ts";
import { useReviews } from "#app/store/reviews.ts";

/** One entry of some data, and several where that is not one with an s. */
type Nouns = readonly [one: string, many?: string];

type Entries<Entry = unknown> = Readonly<Record<string, Entry>>;

type KeptData<Entry> = {
  /** What it is called; its field in an exported file, and its key in the browser's storage. */
  name: string;
  field: string;
  storage: string;
  nouns: Nouns;
  /** What its entries are of, and which one an entry is of, by the entry's key, where that is not its id. */
  of: "episodes" | "quizzes";
  idOf?: (key: string) => string;
  entries: () => Entries<Entry>;
  /** How many entries say something. */
  count?: () => number;
  /** The entries of what stands in a file: those that cannot be kept are left out. Never throws. */
  read: (value: unknown) => Entries<Entry>;
  join: (ours: Entries<Entry>, theirs: Entries<Entry>) => Entries<Entry>;
  /** Puts entries in place of what there is. */
  replace: (entries: Entries<Entry>) => void;
};

/** Something that the visitor's browser keeps, as export, import and clearing deal with it. */
function keptData<Entry>({ idOf = (key) => key, entries, read, join, replace, count, ...about }: KeptData<Entry>) {
  /** What there is now joined with what was read from a file. */
  const joined = (value: unknown) => join(entries(), read(value));
  return {
    ...about,
    idOf,
    entries,
    read,
    joined,
    merge: (value: unknown) => replace(joined(value)),
    count: count ?? (() => Object.keys(entries()).length),
    clear: () => replace({}),
  };
}

/** The most intervals of one episode that a listener can have heard: a file with more was not made by listening. */
const maxSpans = 1000;

/** What an export takes along, in the order shown. */
const exportedData = [
  keptData({
    name: "Listening data",
    field: "episodeStats",
    storage: analyticsKey,
    nouns: ["episode"],
    of: "episodes",
    entries: () => useAnalytics.getState().episodeStats,
    count: () =>
      Object.values(useAnalytics.getState().episodeStats).filter((one) => hasListeningData({ one }, {})).length,
    read: (value) => readAnalytics({ episodeStats: value }).episodeStats,
    join: mergeStats,
    replace: (episodeStats) => useAnalytics.setState({ episodeStats, lastActiveDate: lastPlayIn(episodeStats) }),
  }),
  keptData({
    name: "Where you stopped",
    field: "positions",
    storage: positionsKey,
    nouns: ["place"],
    of: "episodes",
    entries: () => usePositions.getState().positions,
    read: (value) => {
      const positions = Object.entries(readPositions({ positions: value }));
      return Object.fromEntries(positions.filter(([, { heard }]) => heard.length <= maxSpans));
    },
    join: mergePositions,
    replace: (positions) => usePositions.setState({ positions }),
  }),
  keptData({
    name: "Quiz scores",
    field: "quizScores",
    storage: scoresKey,
    nouns: ["quiz score"],
    of: "quizzes",
    entries: () => useQuizScores.getState().scores,
    read: (value) => readScores({ scores: value }),
    join: mergeScores,
    replace: (scores) => useQuizScores.setState({ scores }),
  }),
  keptData({
    name: "Reviews",
    field: "reviews",
    storage: reviewsKey,
    nouns: ["review card"],
    of: "quizzes",
    idOf: quizOf,
    entries: () => useReviews.getState().cards,
    read: readCardsThatFit,
    join: mergeCards,
    replace: (cards) => useReviews.setState({ cards }),
  }),
];

/** Reads anew what other tabs have kept. */
export function readAgain(): void {
  for (const { persist } of [useAnalytics, usePositions, useQuizScores, useReviews]) void persist.rehydrate();
}

/** Of a file's cards no more than there is room for: none of the visitor's has to go for them. */
function readCardsThatFit(value: unknown): ReviewCards {
  const { cards } = useReviews.getState();
  let room = maxCards - Object.keys(cards).length;
  return Object.fromEntries(Object.entries(readCards(value)).filter(([key]) => key in cards || (room -= 1) >= 0));
}

/** Hands the visitor's data to them as a file; false where there are none. */
export function downloadBackup(): boolean {
  if (exportedData.every(({ count }) => count() === 0)) return false;
  const exportedAt = new Date().toISOString();
  const { lastActiveDate } = useAnalytics.getState();
  const kept = Object.fromEntries(exportedData.map(({ field, entries }) => [field, entries()]));
  const text = `${JSON.stringify({ exportedAt, lastActiveDate, ...kept }, null, 2)}\n`;
  downloadFile(new Blob([text], { type: "application/json" }), `devtherapy-${tbilisiDay(exportedAt)}.json`);
  return true;
}

/** More than any export of ours can have: a browser keeps five million characters. */
const maxBytes = 10_000_000;

/** What an imported file would change. */
export type Import = {
  kind: "import";
  /** What of the file can be kept, by field. */
  content: Readonly<Record<string, Entries>>;
  /** Episodes. */
  added: number;
  changed: number;
  skipped: number;
  /** What else is new in the file, in words: "3 review cards". */
  others: readonly string[];
};

/** Reads a file that the visitor has chosen, and compares it with what there is. Changes nothing. */
export async function readImport(file: File, allEpisodes: ListStart<{ id: string }>) {
  if (file.size > maxBytes) {
    return refuse("This file is too large", "Nothing was changed. Exported files have at most 10 MB.");
  }
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return refuse("This file could not be read", "Nothing was changed. Choose it again.");
  const known = await fetchKnownIds(allEpisodes).catch(() => undefined);
  if (!known)
    return refuse("This file could not be checked", "Nothing was changed. Check your connection and try again.");

  readAgain();
  const fields = asRecord(parseJson(text)) ?? {};
  const found = exportedData.map(({ field, nouns, of, idOf, entries, read, joined }) => {
    const inFile = Object.entries(asRecord(fields[field]) ?? {});
    const usable = read(Object.fromEntries(inFile.filter(([key]) => known[of].has(idOf(key)))));
    const skipped = inFile.length - Object.keys(usable).length;
    return { field, nouns, usable, skipped, ...compare(entries(), joined(usable)) };
  });
  if (found.every(({ usable }) => Object.keys(usable).length === 0)) {
    return refuse("None of your data is in this file", "Nothing was changed. Choose a file that was exported here.");
  }
  const news = found.filter(({ added, changed }) => added + changed > 0);
  if (news.length === 0) return refuse("Nothing new in this file", "All of it is already here.", "info");
  const episodes = news.find(({ field }) => field === "episodeStats");
  return {
    kind: "import",
    content: Object.fromEntries(found.map(({ field, usable }) => [field, usable])),
    added: episodes?.added ?? 0,
    changed: episodes?.changed ?? 0,
    skipped: found.reduce((sum, { skipped }) => sum + skipped, 0),
    others: news.flatMap((one) => (one === episodes ? [] : countOf(one.added + one.changed, ...one.nouns))),
  } satisfies Import;
}

/** How many entries there are only after something was joined, and how many are others than before. */
function compare(before: Entries, after: Entries) {
  const keys = Object.keys(after);
  const known = keys.filter((key) => Object.hasOwn(before, key));
  const changed = known.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return { added: keys.length - known.length, changed: changed.length };
}

/**
 * Joins a file's data with what there is now: while the question stood, another tab may have gone on. Returns whether the
 * device keeps all of it.
 */
export function importData({ content }: Pick<Import, "content">): boolean {
  readAgain();
  for (const { field, merge } of exportedData) {
    if (Object.keys(content[field] ?? {}).length > 0) merge(content[field]);
  }
  return exportedData.every(({ storage }) => isOnDevice(storage));
}

/** The ids of what exists. Of quizzes the search's file knows all. */
async function fetchKnownIds(allEpisodes: ListStart<{ id: string }>) {
  const [otherEpisodes, { quizzes }] = await Promise.all([
    fetchRest(allEpisodes),
    fetchJson("/search.json", readSearchFile),
  ]);
  const idsOf = (items: readonly { id: string }[]) => new Set(items.map(({ id }) => id));
  return { episodes: idsOf([...allEpisodes.first, ...otherEpisodes]), quizzes: idsOf(quizzes) };
}

/** What the storage refused lasts in memory alone. */
function isOnDevice(name: string): boolean {
  try {
    return localStorage.getItem(name) === safeStorage.getItem(name);
  } catch {
    return false;
  }
}

/** Why there is nothing to import. */
function refuse(message: string, description: string, type: "error" | "info" = "error") {
  return { kind: "refusal", type, message, description } as const;
}

type ClearableData = {
  name: string;
  nouns: Nouns;
  /** How many entries there are. */
  count: () => number | Promise<number>;
  clear: () => void | Promise<void>;
};

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

export type ClearablePart = { name: string; size: string };

/** What there is to clear. Rejects only when `importRounds` does. */
export async function listClearable(): Promise<ClearablePart[]> {
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
    const { name } = siteCaches.pages;
    // To open a cache makes one.
    return (await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0;
  } catch {
    return 0;
  }
}

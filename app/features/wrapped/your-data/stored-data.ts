import { asRecord, parseJson } from "#app/lib/read-entries.ts";
import { safeStorage } from "#app/lib/safe-storage.ts";
import { countOf } from "#app/lib/words.ts";
import { clearSavedPages } from "#app/offline/saved-pages.ts";
import { siteCaches } from "#app/offline/site-caches.ts";
import { clearRecentSearches, readRecentSearches } from "#app/search/recent-searches.ts";
import { type Analytics, readAnalytics } from "#app/store/analytics-slice.ts";
import { keepPositions, mergePositions } from "#app/store/merge-positions.ts";
import { countChanges, mergeAnalytics, mergeScores } from "#app/store/merge-stats.ts";
import { type Positions, positionsStorage, readPositions, usePositions } from "#app/store/positions.ts";
import { readScores, scoresStorage, useQuizScores } from "#app/store/quiz-scores.ts";
import { maxCards, mergeCards, readCards, type ReviewCards } from "#app/store/review-cards.ts";
import { reviewsStorage } from "#app/store/reviews-storage.ts";
import { useReviews } from "#app/store/reviews.ts";
import { analyticsStorage, useStore } from "#app/store/store.ts";

/** One entry of some data, and several where that is not one with an s. */
type Nouns = readonly [one: string, many?: string];

/** Something that the visitor's browser keeps beside the listening data, as export and import deal with it. */
type OtherData = {
  /** What it is called; its field in an exported file, and its key in the browser's storage. */
  name: string;
  field: string;
  storage: string;
  nouns: Nouns;
  /** The entries that there are. */
  entries: () => Readonly<Record<string, unknown>>;
  /** The entries of what stands in a file: those that cannot be kept are left out. Never throws. */
  read: (value: unknown) => Readonly<Record<string, unknown>>;
  /** What there is joined with what was read from a file. */
  joined: (value: unknown) => Readonly<Record<string, unknown>>;
  /** Joins what was read from a file with what is there now, and keeps it. */
  merge: (value: unknown) => void;
  clear: () => void;
};

/** The most intervals of one episode that a listener can have heard: a file with more was not made by listening. */
const maxSpans = 1000;

/** In the order shown. */
const exportableStores: readonly OtherData[] = [
  {
    name: "Where you stopped",
    field: "positions",
    storage: positionsStorage.name,
    nouns: ["place"],
    entries: () => usePositions.getState().positions,
    read: readPositionsField,
    joined: (value) => mergePositions(usePositions.getState().positions, readPositionsField(value)),
    merge: (value) => keepPositions(readPositionsField(value)),
    clear: () => usePositions.setState({ positions: {} }),
  },
  {
    name: "Quiz scores",
    field: "quizScores",
    storage: scoresStorage.name,
    nouns: ["quiz score"],
    entries: () => useQuizScores.getState().scores,
    read: readScoresField,
    joined: joinScores,
    merge: (value) => useQuizScores.getState().replaceScores(joinScores(value)),
    clear: () => useQuizScores.getState().replaceScores({}),
  },
  {
    name: "Reviews",
    field: "reviews",
    storage: reviewsStorage.name,
    nouns: ["review card"],
    entries: () => useReviews.getState().cards,
    read: readCardsThatFit,
    joined: (value) => mergeCards(useReviews.getState().cards, readCardsThatFit(value)),
    merge: (value) => useReviews.getState().addCards(readCardsThatFit(value)),
    clear: () => useReviews.getState().clearCards(),
  },
];

/** Reads anew what nothing on the page keeps in step with other tabs. */
export function readAgain(): void {
  for (const { persist } of [useQuizScores, useReviews]) void persist.rehydrate();
}

/** What of a file's other data can be kept, by field, and how many entries had to be left out. Never throws. */
function readOtherData(file: Readonly<Record<string, unknown>>) {
  const content: Record<string, Readonly<Record<string, unknown>>> = {};
  let skipped = 0;
  for (const { field, read } of exportableStores) {
    const entries = asRecord(file[field]) ?? {};
    const usable = read(entries);
    skipped += Object.keys(entries).length - Object.keys(usable).length;
    content[field] = usable;
  }
  return { content, skipped };
}

/** How many entries a file's data would add to each of the other data, or change, by name. */
function countNew(content: Readonly<Record<string, unknown>>) {
  return exportableStores.map(({ field, nouns, entries, joined }) => {
    return { nouns, count: countDifferent(entries(), joined(content[field])) };
  });
}

function readPositionsField(value: unknown): Positions {
  const positions = Object.entries(readPositions({ positions: value }));
  return Object.fromEntries(positions.filter(([, { heard }]) => heard.length <= maxSpans));
}

function readScoresField(value: unknown) {
  return readScores({ scores: value });
}

function joinScores(value: unknown) {
  return mergeScores(useQuizScores.getState().scores, readScoresField(value));
}

/** Of a file's cards no more than there is room for: none of the visitor's has to go for them. */
function readCardsThatFit(value: unknown): ReviewCards {
  const { cards } = useReviews.getState();
  let room = maxCards - Object.keys(cards).length;
  return Object.fromEntries(Object.entries(readCards(value)).filter(([key]) => key in cards || (room -= 1) >= 0));
}

function countDifferent(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): number {
  const isSame = (key: string) => JSON.stringify(before[key]) === JSON.stringify(after[key]);
  return Object.keys(after).filter((key) => !isSame(key)).length;
}

/** The text of the file that a visitor's data are exported to. `now` is an ISO instant. */
export function writeBackup(now: string): string {
  const { episodeStats, lastActiveDate } = useStore.getState();
  const others = Object.fromEntries(exportableStores.map(({ field, entries }) => [field, entries()]));
  return `${JSON.stringify({ exportedAt: now, episodeStats, lastActiveDate, ...others }, null, 2)}\n`;
}

/** What an imported file holds of episodes, and how many entries had to be left out. */
type Backup = { analytics: Analytics; skipped: number };

/**
 * Reads the listening data of an imported file: one that was exported here, or what the browser's storage holds. What is
 * malformed or says nothing is left out. Never throws.
 */
export function readBackup(file: Readonly<Record<string, unknown>>): Backup {
  // The browser's storage keeps the data one level deeper.
  const content = "state" in file ? asRecord(file["state"]) : file;
  const entries = Object.keys(asRecord(content?.["episodeStats"]) ?? {});
  const { episodeStats, lastActiveDate } = readAnalytics(content);
  const usable = Object.entries(episodeStats).filter(
    ([, { playCount, isCompleted, isFavorite }]) => playCount > 0 || isCompleted || isFavorite,
  );
  return {
    analytics: { episodeStats: Object.fromEntries(usable), lastActiveDate: usable.length > 0 ? lastActiveDate : null },
    skipped: entries.length - usable.length,
  };
}

/** More than any export of ours can have: a browser keeps five million characters. */
const maxBytes = 10_000_000;

/** What an imported file would change. */
export type Import = {
  kind: "import";
  imported: Analytics;
  content: Readonly<Record<string, unknown>>;
  added: number;
  changed: number;
  skipped: number;
  /** What else is new in the file, in words: "3 review cards". */
  others: readonly string[];
};

/** Why there is nothing to import. */
type Refusal = { kind: "refusal"; type: "error" | "info"; message: string; description: string };

/** Reads a file that the visitor has chosen, and compares it with what there is. Changes nothing. */
export async function readImport(file: File): Promise<Import | Refusal> {
  if (file.size > maxBytes) {
    return refuse("This file is too large", "Nothing was changed. Exported files have at most 10 MB.");
  }
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return refuse("This file could not be read", "Nothing was changed. Choose it again.");
  const fields = asRecord(parseJson(text)) ?? {};
  readAgain();
  const { analytics, skipped } = readBackup(fields);
  const others = readOtherData(fields);
  const usable = [analytics.episodeStats, ...Object.values(others.content)];
  if (usable.every((entries) => Object.keys(entries).length === 0)) {
    return refuse("None of your data is in this file", "Nothing was changed. Choose a file that was exported here.");
  }
  const ours = useStore.getState();
  const changes = countChanges(ours, mergeAnalytics(ours, analytics));
  const news = countNew(others.content).filter(({ count }) => count > 0);
  if (changes.added + changes.changed + news.length === 0) {
    return { ...refuse("Nothing new in this file", "All of it is already here."), type: "info" };
  }
  return {
    kind: "import",
    imported: analytics,
    content: others.content,
    ...changes,
    skipped: skipped + others.skipped,
    others: news.map(({ count, nouns }) => countOf(count, ...nouns)),
  };
}

/**
 * Joins a file's data with what there is now: while the question stood, another tab may have gone on. Returns whether the
 * device keeps all of it.
 */
export function importData({ imported, content }: Pick<Import, "imported" | "content">): boolean {
  readAgain();
  const { replaceAnalytics } = useStore.getState();
  if (Object.keys(imported.episodeStats).length > 0) replaceAnalytics(mergeAnalytics(useStore.getState(), imported));
  for (const { field, merge } of exportableStores)
    if (Object.keys(content[field] ?? {}).length > 0) merge(content[field]);
  return [analyticsStorage.name, ...exportableStores.map(({ storage }) => storage)].every(isOnDevice);
}

/** What the storage refused lasts in memory alone. */
function isOnDevice(name: string): boolean {
  try {
    return localStorage.getItem(name) === safeStorage.getItem(name);
  } catch {
    return false;
  }
}

function refuse(message: string, description: string): Refusal {
  return { kind: "refusal", type: "error", message, description };
}

type ClearableData = {
  name: string;
  nouns: Nouns;
  /** How many entries there are. */
  count: () => number | Promise<number>;
  clear: () => void | Promise<void>;
};

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
    const { name } = siteCaches.pages;
    // To open a cache makes one.
    return (await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0;
  } catch {
    return 0;
  }
}

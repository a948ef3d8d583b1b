import { tbilisiDay } from "#app/lib/dates.ts";
import { downloadFile } from "#app/lib/download-file.ts";
import { asRecord, parseJson } from "#app/lib/read-entries.ts";
import { countOf } from "#app/lib/words.ts";
import { clearSavedPages } from "#app/offline/saved-pages.ts";
import { hasListeningData, readAnalytics, useAnalytics } from "#app/store/analytics.ts";
import { mergePositions } from "#app/store/merge-positions.ts";
import { lastPlayIn, mergeScores, mergeStats } from "#app/store/merge-stats.ts";
import { readPositions, usePositions } from "#app/store/positions.ts";
import { readScores, useQuizScores } from "#app/store/quiz-scores.ts";
import { maxCards, mergeCards, quizOf, readCards, type ReviewCards } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { useSavedRounds } from "#app/store/saved-rounds.ts";

/** Ids of existing episodes and quizzes. An imported file may contain others. */
export type KnownIds = Readonly<Record<"episodes" | "quizzes", readonly string[]>>;

type Entries<Entry> = Readonly<Record<string, Entry>>;

type Part<Entry> = {
  /** The field in an exported file. */
  field: string;
  noun: string;
  of: keyof KnownIds;
  /** Returns the id of the episode or quiz in an entry's key. */
  idOf?: (key: string) => string;
  get: () => Entries<Entry>;
  set: (entries: Entries<Entry>) => void;
  /** Reads untrusted entries and drops malformed ones. Never throws. */
  read: (value: unknown) => Entries<Entry>;
  merge: (ours: Entries<Entry>, theirs: Entries<Entry>) => Entries<Entry>;
};

/** One kind of stored data, with its import. */
function part<Entry>({ idOf = (key) => key, field, noun, of, get, set, read, merge }: Part<Entry>) {
  /** Merges a file's entries into what is stored. */
  function importFrom(file: unknown, known: KnownIds) {
    const inFile = Object.entries(asRecord(asRecord(file)?.[field]) ?? {});
    const usable = read(Object.fromEntries(inFile.filter(([key]) => known[of].includes(idOf(key)))));
    const before = get();
    const after = merge(before, usable);
    set(after);
    const isNew = (key: string) => JSON.stringify(before[key]) !== JSON.stringify(after[key]);
    const found = Object.keys(usable).length;
    return { noun, found, skipped: inFile.length - found, changed: Object.keys(after).filter(isNew).length };
  }

  return { field, get, importFrom, clear: () => set({}) };
}

/** Everything that an export contains. */
const parts = [
  part({
    field: "episodeStats",
    noun: "episode",
    of: "episodes",
    get: () => useAnalytics.getState().episodeStats,
    set: (episodeStats) => useAnalytics.setState({ episodeStats, lastActiveDate: lastPlayIn(episodeStats) }),
    read: (value) => readAnalytics({ episodeStats: value }).episodeStats,
    merge: mergeStats,
  }),
  part({
    field: "positions",
    noun: "position",
    of: "episodes",
    get: () => usePositions.getState().positions,
    set: (positions) => usePositions.setState({ positions }),
    read: (value) => readPositions({ positions: value }),
    merge: mergePositions,
  }),
  part({
    field: "quizScores",
    noun: "quiz score",
    of: "quizzes",
    get: () => useQuizScores.getState().scores,
    set: (scores) => useQuizScores.setState({ scores }),
    read: (value) => readScores({ scores: value }),
    merge: mergeScores,
  }),
  part({
    field: "reviews",
    noun: "review card",
    of: "quizzes",
    idOf: quizOf,
    get: () => useReviews.getState().cards,
    set: (cards) => useReviews.setState({ cards }),
    read: readCardsThatFit,
    merge: mergeCards,
  }),
];

/** When the store is full, an import skips imported cards and keeps the visitor's own. */
function readCardsThatFit(value: unknown): ReviewCards {
  const { cards } = useReviews.getState();
  let room = maxCards - Object.keys(cards).length;
  return Object.fromEntries(Object.entries(readCards(value)).filter(([key]) => key in cards || (room -= 1) >= 0));
}

/** Reads what other tabs have written. */
function readAgain(): void {
  for (const { persist } of [useAnalytics, usePositions, useQuizScores, useReviews]) void persist.rehydrate();
}

/** Downloads all data as one file. Returns false if there are none. */
export function exportData(): boolean {
  readAgain();
  const [{ episodeStats, lastActiveDate }, { positions }] = [useAnalytics.getState(), usePositions.getState()];
  const hasQuizData = parts.slice(2).some(({ get }) => Object.keys(get()).length > 0);
  if (!hasListeningData(episodeStats, positions) && !hasQuizData) return false;
  const exportedAt = new Date().toISOString();
  const data = Object.fromEntries(parts.map(({ field, get }) => [field, get()]));
  const text = `${JSON.stringify({ exportedAt, lastActiveDate, ...data }, null, 2)}\n`;
  downloadFile(new Blob([text], { type: "application/json" }), `devtherapy-${tbilisiDay(exportedAt)}.json`);
  return true;
}

/**
 * Merges an exported file's text into the stored data. Returns a summary in words, or undefined if no entry is
 * usable.
 */
export function importData(text: string, known: KnownIds) {
  readAgain();
  const file = parseJson(text);
  const results = parts.map(({ importFrom }) => importFrom(file, known));
  if (results.every(({ found }) => found === 0)) return undefined;
  const skipped = results.reduce((sum, result) => sum + result.skipped, 0);
  return {
    added: results.flatMap(({ noun, changed }) => (changed > 0 ? countOf(changed, noun) : [])).join(", "),
    skipped: skipped > 0 ? `${countOf(skipped, "entry", "entries")} in the file can't be used.` : "",
  };
}

/** Clears everything about the visitor. Theme and player settings stay. Never rejects. */
export async function clearData(): Promise<void> {
  for (const { clear } of parts) clear();
  useSavedRounds.setState({ rounds: {} });
  await clearSavedPages();
}

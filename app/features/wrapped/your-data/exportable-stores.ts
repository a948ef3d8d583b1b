import { asRecord } from "#app/lib/read-entries.ts";
import { keepPositions, mergePositions } from "#app/store/merge-positions.ts";
import { mergeScores } from "#app/store/merge-stats.ts";
import { type Positions, positionsStorage, readPositions, usePositions } from "#app/store/positions.ts";
import { readScores, scoresStorage, useQuizScores } from "#app/store/quiz-scores.ts";
import { maxCards, mergeCards, quizOf, readCards, type ReviewCards } from "#app/store/review-cards.ts";
import { reviewsStorage } from "#app/store/reviews-storage.ts";
import { useReviews } from "#app/store/reviews.ts";

/** One entry of some data, and several where that is not one with an s. */
export type Nouns = readonly [one: string, many?: string];

/** The ids of what exists. */
export type KnownIds = { episodes: ReadonlySet<string>; quizzes: ReadonlySet<string> };

/** Something that the visitor's browser keeps beside the listening data, as export and import deal with it. */
type OtherData = {
  /** What it is called; its field in an exported file, and its key in the browser's storage. */
  name: string;
  field: string;
  storage: string;
  nouns: Nouns;
  /** What its entries are of, and which one an entry is of, by the entry's key. */
  of: keyof KnownIds;
  idOf: (key: string) => string;
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
export const exportableStores: readonly OtherData[] = [
  {
    name: "Where you stopped",
    field: "positions",
    storage: positionsStorage.name,
    nouns: ["place"],
    of: "episodes",
    idOf: (key) => key,
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
    of: "quizzes",
    idOf: (key) => key,
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
    of: "quizzes",
    idOf: quizOf,
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

/** The other data, as they go into an exported file. */
export function writeOtherData(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(exportableStores.map(({ field, entries }) => [field, entries()]));
}

/** Whether a file says something of quizzes. */
export function namesQuizzes(file: Readonly<Record<string, unknown>>): boolean {
  return exportableStores.some(
    ({ of, field }) => of === "quizzes" && Object.keys(asRecord(file[field]) ?? {}).length > 0,
  );
}

/** What of a file's other data can be kept, by field, and how many entries had to be left out. Never throws. */
export function readOtherData(file: Readonly<Record<string, unknown>>, knownIds: KnownIds) {
  const content: Record<string, Readonly<Record<string, unknown>>> = {};
  let skipped = 0;
  for (const { field, of, idOf, read } of exportableStores) {
    const entries = Object.entries(asRecord(file[field]) ?? {});
    const usable = read(Object.fromEntries(entries.filter(([key]) => knownIds[of].has(idOf(key)))));
    skipped += entries.length - Object.keys(usable).length;
    content[field] = usable;
  }
  return { content, skipped };
}

/** How many entries a file's data would add to each of the other data, or change, by name. */
export function countNew(content: Readonly<Record<string, unknown>>) {
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

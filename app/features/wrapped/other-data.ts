import { asRecord } from "#app/lib/read-entries.ts";
import { keepPositions, mergePositions } from "#app/store/merge-positions.ts";
import { usePositions } from "#app/store/positions.ts";
import { readPositions } from "#app/store/read-positions.ts";
import { mergeScores } from "#app/store/merge-scores.ts";
import { readScores, useQuizScores } from "#app/store/quiz-scores.ts";
import { mergeCards, readCards } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";

/** Something that the visitor's browser keeps beside the listening data, as Your Data deals with it. */
export type OtherData = {
  /** What it is called; its field in an exported file. */
  name: string;
  field: string;
  /** One of its entries, and several. */
  nouns: readonly [one: string, many: string];
  /** How many entries there are. */
  count: () => number;
  /** What goes into the file. */
  write: () => unknown;
  /** The entries of what stands in a file: malformed ones are left out. Never throws. */
  read: (value: unknown) => Readonly<Record<string, unknown>>;
  /** How many entries would be added or changed by what stands in a file. */
  countNew: (value: unknown) => number;
  /** Joins what stands in a file with what is there now. */
  merge: (value: unknown) => void;
  clear: () => void;
};

/** In the order shown. */
export const otherData: readonly OtherData[] = [
  {
    name: "Places in episodes",
    field: "positions",
    nouns: ["place", "places"],
    count: () => Object.keys(usePositions.getState().positions).length,
    write: () => usePositions.getState().positions,
    read: readPositionsField,
    countNew: (value) => {
      const { positions } = usePositions.getState();
      return countDifferent(positions, mergePositions(positions, readPositionsField(value)));
    },
    merge: (value) => keepPositions(readPositionsField(value)),
    clear: () => usePositions.setState({ positions: {} }),
  },
  {
    name: "Quiz scores",
    field: "quizScores",
    nouns: ["quiz score", "quiz scores"],
    count: () => Object.keys(useQuizScores.getState().scores).length,
    write: () => useQuizScores.getState().scores,
    read: readScoresField,
    countNew: (value) => {
      const { scores } = useQuizScores.getState();
      return countDifferent(scores, mergeScores(scores, readScoresField(value)));
    },
    merge: (value) => {
      const { scores, replaceScores } = useQuizScores.getState();
      replaceScores(mergeScores(scores, readScoresField(value)));
    },
    clear: () => useQuizScores.getState().replaceScores({}),
  },
  {
    name: "Reviews",
    field: "reviews",
    nouns: ["review card", "review cards"],
    count: () => Object.keys(useReviews.getState().cards).length,
    write: () => useReviews.getState().cards,
    read: readCards,
    countNew: (value) => {
      const { cards } = useReviews.getState();
      return countDifferent(cards, mergeCards(cards, readCards(value)));
    },
    merge: (value) => useReviews.getState().addCards(readCards(value)),
    clear: () => useReviews.getState().clearCards(),
  },
];

/** Reads anew what nothing on the page keeps in step with other tabs. */
export function readAgain(): void {
  for (const { persist } of [useQuizScores, useReviews]) void persist.rehydrate();
}

/** The other data of an exported file, by field; nothing where it is no such file. Never throws. */
export function readOtherData(text: string): Readonly<Record<string, unknown>> {
  try {
    return asRecord(JSON.parse(text)) ?? {};
  } catch {
    return {};
  }
}

/** The other data, as they go into an exported file. */
export function writeOtherData(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(otherData.map(({ field, write }) => [field, write()]));
}

/** Whether a file has any field of ours beside the listening data. */
export function hasOtherData(content: Readonly<Record<string, unknown>>): boolean {
  return otherData.some(({ field, read }) => Object.keys(read(content[field])).length > 0);
}

/** What of the other data would be new or changed, in words. */
export function describeNew(content: Readonly<Record<string, unknown>>): string[] {
  return otherData.flatMap(({ field, nouns, countNew }) => {
    const count = countNew(content[field]);
    return count > 0 ? [countInWords(count, nouns)] : [];
  });
}

/** "3 review cards" */
export function countInWords(count: number, [one, many]: OtherData["nouns"]): string {
  return `${count} ${count === 1 ? one : many}`;
}

function readPositionsField(value: unknown) {
  return readPositions({ positions: value });
}

function readScoresField(value: unknown) {
  return readScores({ scores: value });
}

function countDifferent(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): number {
  const isSame = (key: string) => JSON.stringify(before[key]) === JSON.stringify(after[key]);
  return Object.keys(after).filter((key) => !isSame(key)).length;
}

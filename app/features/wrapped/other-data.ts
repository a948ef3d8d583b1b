import { asRecord } from "#app/lib/read-entries.ts";
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
  /** How many entries would be added or changed by what stands in a file: malformed ones are left out. */
  countNew: (value: unknown) => number;
  /** Joins what stands in a file with what is there now. */
  merge: (value: unknown) => void;
  clear: () => void;
};

/** In the order shown. */
export const otherData: readonly OtherData[] = [
  {
    name: "Quiz scores",
    field: "quizScores",
    nouns: ["quiz score", "quiz scores"],
    count: () => Object.keys(useQuizScores.getState().scores).length,
    write: () => useQuizScores.getState().scores,
    countNew: (value) => {
      const { scores } = useQuizScores.getState();
      return countDifferent(scores, mergeScores(scores, readScores({ scores: value })));
    },
    merge: (value) => {
      const { scores, replaceScores } = useQuizScores.getState();
      replaceScores(mergeScores(scores, readScores({ scores: value })));
    },
    clear: () => useQuizScores.getState().replaceScores({}),
  },
  {
    name: "Reviews",
    field: "reviews",
    nouns: ["review card", "review cards"],
    count: () => Object.keys(useReviews.getState().cards).length,
    write: () => useReviews.getState().cards,
    countNew: (value) => {
      const { cards } = useReviews.getState();
      return countDifferent(cards, mergeCards(cards, readCards(value)));
    },
    merge: (value) => useReviews.getState().addCards(readCards(value)),
    clear: () => useReviews.getState().clearCards(),
  },
];

/** The other data of an exported file, by field; nothing where it is no such file. Never throws. */
export function readOtherData(text: string): Readonly<Record<string, unknown>> {
  try {
    return asRecord(JSON.parse(text)) ?? {};
  } catch {
    return {};
  }
}

/** "3 review cards" */
export function countInWords(count: number, [one, many]: OtherData["nouns"]): string {
  return `${count} ${count === 1 ? one : many}`;
}

function countDifferent(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): number {
  const isSame = (key: string) => JSON.stringify(before[key]) === JSON.stringify(after[key]);
  return Object.keys(after).filter((key) => !isSame(key)).length;
}

import { matchWord, type QueryTerm } from "./match-word.ts";
import { normalizeWords } from "./normalize.ts";
import type { SearchFile } from "./search-file.ts";

type Chapter = SearchFile["episodes"][number]["chapters"][number];

/** A chapter that a query means, and what the match is worth. */
export type Moment = Chapter & { worth: number };

/** What a word is worth that stands in the episode's own texts and not in the chapter's label. */
const outsideWorth = 0.1;

/** What each further word of a label takes from the worth: of two chapters the one that says nothing else is meant. */
const wordCost = 0.02;

/**
 * The chapters that have all words of a query in their labels, or some there and the rest in the texts of their episode
 * (title, guest); the best first. Words are expected folded (match-word.ts).
 */
export function findMoments(
  words: readonly QueryTerm[],
  { chapters, about }: { chapters: readonly NormalizedChapter[]; about: readonly string[] },
): Moment[] {
  const outside = words.map((word) => about.some((skeleton) => matchWord(word, skeleton) > 0));
  return chapters
    .flatMap(({ chapter, skeletons }) => {
      const worth = worthOf(words, skeletons, outside);
      return worth > 0 ? [{ ...chapter, worth }] : [];
    })
    .toSorted((a, b) => b.worth - a.worth || a.seconds - b.seconds);
}

export type NormalizedChapter = { chapter: Chapter; skeletons: readonly string[] };

/** Folds a chapter's label once for many searches. */
export function normalizeChapter(chapter: Chapter): NormalizedChapter {
  return { chapter, skeletons: normalizeWords(chapter.label).map(({ skeleton }) => skeleton) };
}

function worthOf(words: readonly QueryTerm[], skeletons: readonly string[], outside: readonly boolean[]): number {
  let sum = 0;
  let isInLabel = false;
  for (const [index, word] of words.entries()) {
    const best = Math.max(0, ...skeletons.map((skeleton) => matchWord(word, skeleton)));
    if (best === 0 && !outside[index]) return 0;
    if (best > 0) isInLabel = true;
    sum += best || outsideWorth;
  }
  return isInLabel ? sum / words.length / (1 + wordCost * skeletons.length) : 0;
}

import { matchWord, type QueryTerm } from "./match-word.ts";
import { keysOf } from "./normalize-words.ts";
import type { SearchFile } from "./search-file.ts";

/** The score of a word that stands in the episode's own texts and not in the chapter's label. */
const contextScore = 0.1;

/** The share of a match's score where it is one with a synonym of what the label says. */
const synonymShare = 0.3;

/** What each further word of a label takes from the score: of two chapters the one that says nothing else ranks first. */
const wordPenalty = 0.02;

/**
 * The chapters that have all words of a query in their labels or among the synonyms of what these say, or some there and the
 * rest in the texts of their episode (title, guest), given as keys (normalize-words.ts); the best first.
 */
export function searchChapters(
  words: readonly QueryTerm[],
  { chapters, about }: { chapters: readonly NormalizedChapter[]; about: readonly string[] },
) {
  const outside = words.map((word) => about.some((key) => matchWord(word, key) > 0));
  return chapters
    .flatMap(({ chapter, keys, synonyms }) => {
      let sum = 0;
      let isInLabel = false;
      for (const [index, word] of words.entries()) {
        const best = bestOf(word, keys) || synonymShare * bestOf(word, synonyms);
        if (best === 0 && !outside[index]) return [];
        isInLabel ||= best > 0;
        sum += best || contextScore;
      }
      return isInLabel ? [{ ...chapter, score: sum / words.length / (1 + wordPenalty * keys.length) }] : [];
    })
    .toSorted((a, b) => b.score - a.score || a.seconds - b.seconds);
}

type NormalizedChapter = ReturnType<typeof normalizeChapter>;

/** Normalizes a chapter's label once for many searches. */
export function normalizeChapter(chapter: SearchFile["episodes"][number]["chapters"][number]) {
  return { chapter, keys: keysOf(chapter.label), synonyms: keysOf(chapter.also ?? "") };
}

function bestOf(word: QueryTerm, keys: readonly string[]): number {
  return Math.max(0, ...keys.map((key) => matchWord(word, key)));
}

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
  const outside = words.map((word) => (bestOf(word, about) > 0 ? contextScore : 0));
  return chapters
    .flatMap(({ chapter, keys, synonyms }) => {
      const inside = words.map((word) => bestOf(word, keys) || synonymShare * bestOf(word, synonyms));
      const scores = inside.map((score, index) => score || (outside[index] ?? 0));
      if (scores.includes(0) || inside.every((score) => score === 0)) return [];
      const sum = scores.reduce((total, score) => total + score);
      return [{ ...chapter, score: sum / words.length / (1 + wordPenalty * keys.length) }];
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

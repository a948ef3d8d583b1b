import { matchWord, type QueryTerm } from "#app/search/match-word.ts";
import { normalizeWords } from "#app/search/normalize.ts";

/** From this length on a word is meant by its declined forms too. */
const longWord = 6;

/** Whether a text has all words, in any script: Latin ones as they are ("java" is not "javascript"), others also declined. */
export function speaksOf(words: readonly QueryTerm[], text: string): boolean {
  const keys = normalizeWords(text).map(({ key }) => key);
  return words.every((word) => keys.some((key) => isMeant(word, key)));
}

/** Whether a text's word (its normalized key) is this one. */
export function isMeant(word: QueryTerm, key: string): boolean {
  return key === word.key || (word.key.length >= longWord && matchWord({ ...word, errors: 0 }, key) > 0);
}

import { beginningsOf, keysOf } from "./normalize-words.ts";
import { cutQuery } from "./substring-index.ts";

/** From this length on, a word also matches its declined forms. */
const longWord = 6;

/** Returns the keys of a query's words. */
export function parseQuery(query: string): string[] {
  return keysOf(cutQuery(query));
}

/**
 * Returns true if a text has all words, in any script. Latin words must be equal ("java" is not "javascript"); others
 * may be declined.
 */
export function matchesText(words: readonly string[], text: string): boolean {
  return matchesKeys(words, keysOf(text));
}

/** Like `matchesText`, but takes the text's keys. */
export function matchesKeys(words: readonly string[], keys: readonly string[]): boolean {
  const isFormOf = (word: string, key: string) =>
    key === word || (word.length >= longWord && beginningsOf(word).some((start) => key.startsWith(start)));
  return words.every((word) => keys.some((key) => isFormOf(word, key)));
}

/** Returns the common key of a tag's spellings: "Game Jam", "game-jam" and "gamejam" give "gamejam". */
export function tagKey(tag: string): string {
  return tag
    .normalize()
    .toLowerCase()
    .replace(/[\s_-]/g, "");
}

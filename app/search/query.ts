import { distance } from "fastest-levenshtein";
import { beginningsOf, keysOf, normalizeWords } from "./normalize-words.ts";
import { cutQuery } from "./substring-index.ts";

/** A normalized word of a query. */
export type QueryTerm = {
  key: string;
  /** Other prefixes that match. */
  otherBeginnings: readonly string[];
  /** The number of tolerated typing errors. */
  errors: number;
};

/**
 * From this length on, a final vowel may differ: it marks the nominative, and texts decline the word ("როტაცია",
 * "როტაციის").
 */
const declinedFrom = 5;

/** From this length on, a word also matches its declined forms. */
const longWord = 6;

/** The maximum number of distinct words per query, because the search looks up all forms of each. */
const mostWords = 20;

/**
 * The maximum number of signs around a single letter or digit that counts as a word: `C#` and `"C"` are words, `"'
 * ${1}` is not.
 */
const mostSigns = 3;

/** Returns the normalized words of a query. Keeps the first ones of a long pasted text. */
export function parseQuery(query: string): QueryTerm[] {
  const words = normalizeWords(cutQuery(query));
  const letters = words.reduce((sum, { start, end }) => sum + end - start, 0);
  if (letters === 1 && cutQuery(query).replace(/\s/g, "").length > letters + mostSigns) return [];
  return [...new Set(words.map(({ key }) => key))].slice(0, mostWords).map(toQueryTerm);
}

function toQueryTerm(key: string): QueryTerm {
  const isDeclined = key.length >= declinedFrom && /[aeiou]$/.test(key);
  const [, ...joined] = beginningsOf(key);
  return {
    key,
    otherBeginnings: isDeclined ? [...joined, key.slice(0, -1)] : joined,
    errors: forgivenErrors(key),
  };
}

/** Returns true if a word's key equals the term, begins with it, is declined or is misspelled. */
export function isMeant({ key: wanted, otherBeginnings, errors }: QueryTerm, key: string): boolean {
  return (
    [wanted, ...otherBeginnings].some((start) => key.startsWith(start)) ||
    (errors > 0 && distance(wanted, key) <= errors)
  );
}

/**
 * Returns true if a text has all words, in any script. Latin words must be equal ("java" is not "javascript"); others
 * may be declined.
 */
export function speaksOf(words: readonly QueryTerm[], text: string): boolean {
  return areSaidBy(words, keysOf(text));
}

/** Like `speaksOf`, for a text whose keys are known. */
export function areSaidBy(words: readonly QueryTerm[], keys: readonly string[]): boolean {
  return words.every((word) =>
    keys.some((key) => key === word.key || (word.key.length >= longWord && isMeant({ ...word, errors: 0 }, key))),
  );
}

/** Returns the common key of a tag's spellings: "Game Jam", "game-jam" and "gamejam" give "gamejam". */
export function tagKey(tag: string): string {
  return tag
    .normalize()
    .toLowerCase()
    .replace(/[\s_-]/g, "");
}

/** Returns true if two tags differ only by spaces, by a plural s or by a typing error. */
export function isSpeltLike(one: string, other: string): boolean {
  const [a, b] = [tagKey(one), tagKey(other)];
  return a === b || `${a}s` === b || a === `${b}s` || distance(a, b) <= (/\d/.test(b) ? 0 : forgivenErrors(a));
}

/** Returns the number of tolerated typing errors: one from five letters, two from nine. */
function forgivenErrors(word: string): number {
  return word.length < 5 || /\d/.test(word) ? 0 : word.length < 9 ? 1 : 2;
}

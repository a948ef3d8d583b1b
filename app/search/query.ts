import { distance } from "fastest-levenshtein";
import { beginningsOf, keysOf, normalizeWords } from "./normalize-words.ts";
import { cutQuery } from "./substring-index.ts";

/** A word of a query, normalized to be compared with many words of texts. */
export type QueryTerm = {
  key: string;
  /** What a matching word may begin with besides the word itself. */
  otherBeginnings: readonly string[];
  /** Typing errors that are forgiven. */
  errors: number;
};

/** From so many letters on a last vowel may differ: it is the nominative's, and texts decline ("როტაცია", "როტაციის"). */
const declinedFrom = 5;

/** From this length on a word is meant by its declined forms too. */
const longWord = 6;

/** The most distinct words of a query that are searched for: each is looked up in all its forms. */
const mostWords = 20;

/** Signs around a single letter or digit from which on it is no word: `C#` and `"C"` mean something, `"' ${1}` does not. */
const mostSigns = 3;

/** The words of a query, normalized; the first of them where a long text was pasted. */
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

/** Whether a text's word, given as its key, is a query's word, begins like it, is declined or is misspelt. */
export function isMeant({ key: wanted, otherBeginnings, errors }: QueryTerm, key: string): boolean {
  return (
    [wanted, ...otherBeginnings].some((start) => key.startsWith(start)) ||
    (errors > 0 && distance(wanted, key) <= errors)
  );
}

/** Whether a text has all words, in any script: Latin ones as they are ("java" is not "javascript"), others also declined. */
export function speaksOf(words: readonly QueryTerm[], text: string): boolean {
  return areSaidBy(words, keysOf(text));
}

/** The same for a text of which the normalized words are known. */
export function areSaidBy(words: readonly QueryTerm[], keys: readonly string[]): boolean {
  return words.every((word) =>
    keys.some((key) => key === word.key || (word.key.length >= longWord && isMeant({ ...word, errors: 0 }, key))),
  );
}

/** What the spellings of one tag share: "Game Jam", "game-jam" and "gamejam" are "gamejam". */
export function tagKey(tag: string): string {
  return tag
    .normalize()
    .toLowerCase()
    .replace(/[\s_-]/g, "");
}

/** Whether two tags look like one that was spelt in two ways: without their blanks, in the plural, or with a slip. */
export function isSpeltLike(one: string, other: string): boolean {
  const [a, b] = [tagKey(one), tagKey(other)];
  return a === b || `${a}s` === b || a === `${b}s` || distance(a, b) <= (/\d/.test(b) ? 0 : forgivenErrors(a));
}

/** Typing errors that are forgiven in a word: one from five letters on, two from nine. */
function forgivenErrors(word: string): number {
  return word.length < 5 || /\d/.test(word) ? 0 : word.length < 9 ? 1 : 2;
}

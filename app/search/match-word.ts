import { beginningsOf, keysOf, normalizeWords } from "./normalize-words.ts";
import { cutQuery } from "./substring-index.ts";

/** A word of a query, normalized to be compared with many words of texts. */
export type QueryTerm = {
  key: string;
  /** What a matching word may begin with besides the word itself. */
  otherBeginnings: readonly string[];
  /** Typing errors that are forgiven: one from five letters on, two from nine. */
  errors: number;
};

/** The score of a match. A prefix match scores less the longer the word goes on. */
export const scores = { same: 1, beginning: 0.75, otherBeginning: 0.6, misspelt: 0.4 } as const;

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
  const { length } = key;
  const isDeclined = length >= declinedFrom && /[aeiou]$/.test(key);
  const [, ...joined] = beginningsOf(key);
  return {
    key,
    otherBeginnings: isDeclined ? [...joined, key.slice(0, -1)] : joined,
    errors: length < 5 || /\d/.test(key) ? 0 : length < 9 ? 1 : 2,
  };
}

/** The score of a text's word (its normalized key) as a match for a query's: up to 1, and 0 when it is no match. */
export function matchWord({ key: wanted, otherBeginnings, errors }: QueryTerm, key: string): number {
  if (key === wanted) return scores.same;
  const share = (start: string) => 0.7 + (0.3 * start.length) / key.length;
  if (key.startsWith(wanted)) return scores.beginning * share(wanted);
  const other = otherBeginnings.find((start) => key.startsWith(start));
  if (other) return scores.otherBeginning * share(other);
  return errors > 0 && isWithin(wanted, key, errors) ? scores.misspelt : 0;
}

/** Whether a text has all words, in any script: Latin ones as they are ("java" is not "javascript"), others also declined. */
export function speaksOf(words: readonly QueryTerm[], text: string): boolean {
  return areSaidBy(words, keysOf(text));
}

/** The same for a text of which the normalized words are known. */
export function areSaidBy(words: readonly QueryTerm[], keys: readonly string[]): boolean {
  return words.every((word) => {
    const withoutErrors = { ...word, errors: 0 };
    return keys.some((key) => key === word.key || (word.key.length >= longWord && matchWord(withoutErrors, key) > 0));
  });
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
  if (a === b || `${a}s` === b || a === `${b}s`) return true;
  const errors = a.length < 5 || /\d/.test(a + b) ? 0 : a.length < 9 ? 1 : 2;
  return errors > 0 && matchWord({ key: a, otherBeginnings: [], errors }, b) === scores.misspelt;
}

/** Whether at most so many insertions, deletions and changed letters lead from one word to the other. */
function isWithin(a: string, b: string, errors: number): boolean {
  if (Math.abs(a.length - b.length) > errors) return false;
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= b.length; column += 1) {
      const change = (above[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1);
      current.push(Math.min(change, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    if (Math.min(...current) > errors) return false;
    above = current;
  }
  return (above.at(-1) ?? 0) <= errors;
}

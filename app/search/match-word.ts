import { beginningsOf, normalizeWords } from "./normalize.ts";
import { cutQuery } from "./substring-index.ts";

/** A word of a query, made ready to be compared with many words of texts. */
export type QueryTerm = {
  skeleton: string;
  /** What a matching word may begin with besides the word itself. */
  otherBeginnings: readonly string[];
  /** Typing errors that are forgiven: one from five letters on, two from nine. */
  errors: number;
};

/** What a match is worth. A word that goes on is worth less the longer it goes on. */
export const scores = { same: 1, beginning: 0.75, otherBeginning: 0.6, misspelt: 0.4 } as const;

/** From so many letters on a last vowel may differ: it is the nominative's, and texts decline ("როტაცია", "როტაციის"). */
const declinedFrom = 5;

/** Distinct words of a query that are searched for: each is looked up in all its forms. */
const mostWords = 20;

/** Signs around a single letter or digit from which on it is no word: `C#` and `"C"` mean something, `"' ${1}` does not. */
const mostSigns = 3;

/** The words of a query, made ready; of one that was pasted the first of them. */
export function parseQuery(query: string): QueryTerm[] {
  const words = normalizeWords(cutQuery(query));
  const letters = words.reduce((sum, { start, end }) => sum + end - start, 0);
  if (letters === 1 && cutQuery(query).replace(/\s/g, "").length > letters + mostSigns) return [];
  return [...new Set(words.map(({ skeleton }) => skeleton))].slice(0, mostWords).map(wantWord);
}

function wantWord(skeleton: string): QueryTerm {
  const { length } = skeleton;
  const isDeclined = length >= declinedFrom && /[aeiou]$/.test(skeleton);
  const [, ...joined] = beginningsOf(skeleton);
  return {
    skeleton,
    otherBeginnings: isDeclined ? [...joined, skeleton.slice(0, -1)] : joined,
    errors: length < 5 || /\d/.test(skeleton) ? 0 : length < 9 ? 1 : 2,
  };
}

/** What a text's word is worth as a match for a query's, up to 1; 0 when it is none. Takes the skeleton. */
export function matchWord({ skeleton: wanted, otherBeginnings, errors }: QueryTerm, skeleton: string): number {
  if (skeleton === wanted) return scores.same;
  const share = (start: string) => 0.7 + (0.3 * start.length) / skeleton.length;
  if (skeleton.startsWith(wanted)) return scores.beginning * share(wanted);
  const other = otherBeginnings.find((start) => skeleton.startsWith(start));
  if (other) return scores.otherBeginning * share(other);
  return errors > 0 && isWithin(wanted, skeleton, errors) ? scores.misspelt : 0;
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

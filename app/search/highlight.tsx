import { Fragment } from "react";
import { normalizeText, normalizeWords } from "./normalize-words.ts";
import { isMeant, type QueryTerm } from "./query.ts";

type Match = { start: number; end: number };

/** Characters of a snippet before and after its first match. */
const before = 40;
const after = 90;

/** A text with highlighted ranges, which must be in order and must not overlap. */
export function Highlight({ text, matches }: { text: string; matches: readonly Match[] }) {
  const ends = [0, ...matches.map(({ end }) => end)];
  return (
    <>
      {matches.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

/**
 * Returns the ranges of a text to highlight: the prefix of a prefix match, the whole word of a fuzzy match. A
 * one-letter term matches only whole words.
 */
export function findMatches(text: string, words: readonly QueryTerm[]): Match[] {
  return normalizeWords(text).flatMap(({ key, start, end }) => {
    const lengths = words
      .filter((word) => (word.key.length > 1 ? isMeant(word, key) : word.key === key))
      .map((word) => lengthMeant(text.slice(start, end), word));
    return lengths.length > 0 ? [{ start, end: start + Math.max(...lengths) }] : [];
  });
}

/**
 * Returns the length of the longest prefix that normalizes to the query term; without such a prefix, the word's length.
 */
function lengthMeant(written: string, { key, otherBeginnings }: QueryTerm): number {
  const wanted = new Set([key, ...otherBeginnings]);
  for (let length = written.length; length > 0; length -= 1) {
    if (wanted.has(normalizeText(written.slice(0, length)))) return length;
  }
  return written.length;
}

/** Cuts a text around its first match, between words if possible, and marks omissions with '…'. */
export function cutSnippet(text: string, [first]: readonly Match[]): string {
  if (!first || text.length <= before + after) return text;
  const space = text.slice(0, first.start).indexOf(" ", first.start - before);
  const start = first.start <= before ? 0 : space < 0 ? first.start : space + 1;
  const lastSpace = text.lastIndexOf(" ", first.end + after);
  const end = first.end + after >= text.length ? text.length : lastSpace < first.end ? first.end + after : lastSpace;
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}

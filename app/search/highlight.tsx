import { Fragment } from "react";
import { matchWord, type QueryTerm } from "./match-word.ts";
import { normalizeText, normalizeWords } from "./normalize-words.ts";

/** A range of a text that matches a query. */
type Match = { start: number; end: number };

/** Characters of a snippet before and after its first match. */
const before = 40;
const after = 90;

/** A text with some of its ranges highlighted. They must be in order and must not overlap. */
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
 * The ranges of a text that match the terms of a query, for highlighting: of a prefix match the prefix, of a fuzzy match the
 * whole word. A term of one letter matches whole words only.
 */
export function findMatches(text: string, words: readonly QueryTerm[]): Match[] {
  return normalizeWords(text).flatMap(({ key, start, end }) => {
    const matching = words.filter((word) => word.key.length > 1 || word.key === key);
    const [best] = matching
      .map((word) => ({ word, score: matchWord(word, key) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
    return best ? [{ start, end: start + lengthMeant(text.slice(start, end), best.word) }] : [];
  });
}

/** How much of a written word has the key of what was wanted of it: all of it, unless it goes on after that. */
function lengthMeant(written: string, { key, otherBeginnings }: QueryTerm): number {
  const wanted = new Set([key, ...otherBeginnings]);
  for (let length = written.length; length > 0; length -= 1) {
    if (wanted.has(normalizeText(written.slice(0, length)))) return length;
  }
  return written.length;
}

/** The part of a text around its first match, with '…' where something is left out; cut between words where there are any. */
export function cutSnippet(text: string, [first]: readonly Match[]): string {
  if (!first || text.length <= before + after) return text;
  const space = text.slice(0, first.start).indexOf(" ", first.start - before);
  const start = first.start <= before ? 0 : space < 0 ? first.start : space + 1;
  const lastSpace = text.lastIndexOf(" ", first.end + after);
  const end = first.end + after >= text.length ? text.length : lastSpace < first.end ? first.end + after : lastSpace;
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}

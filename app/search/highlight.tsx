import { Fragment } from "react";
import { normalizeWords } from "./normalize-words.ts";

/** Keys of the words to highlight. Words that begin with one of them are highlighted too. */
export type Terms = ReadonlySet<string>;

/** Minimum number of characters in a snippet before and after its first match. */
const before = 40;
const after = 90;

/** A text with its matches highlighted. */
export function Highlight({ text, terms }: { text: string; terms: Terms }) {
  const matches = findMatches(text, terms);
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

/** Returns a function that highlights the matches in a text. */
export function highlighterOf(terms: Terms) {
  return (text: string) => <Highlight text={text} terms={terms} />;
}

/** Returns the words of a text that match. A term of one letter matches only whole words. */
export function findMatches(text: string, terms: Terms) {
  return normalizeWords(text).filter(
    ({ key }) => terms.has(key) || Array.from(key).some((_, at) => at > 1 && terms.has(key.slice(0, at))),
  );
}

/** Cuts a text around its first match and marks omissions with "…". Returns undefined if nothing matches. */
export function cutSnippet(text: string, terms: Terms): string | undefined {
  const [first] = findMatches(text, terms);
  if (!first) return undefined;
  const start = text.lastIndexOf(" ", first.start - before) + 1;
  const end = text.indexOf(" ", first.end + after);
  return `${start > 0 ? "… " : ""}${text.slice(start, end < 0 ? undefined : end)}${end < 0 ? "" : " …"}`;
}

import type { Mark } from "./find-marks.ts";

/** Characters before and after the first mark. */
const before = 40;
const after = 90;

/** The part of a text around its first mark, cut between words, with '…' where something is left out. */
export function cutSnippet(text: string, [first]: readonly Mark[]): string {
  if (!first || text.length <= before + after) return text;
  const start = first.start <= before ? 0 : text.indexOf(" ", first.start - before) + 1;
  const lastSpace = text.lastIndexOf(" ", first.end + after);
  const end = first.end + after >= text.length || lastSpace < first.end ? text.length : lastSpace;
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}

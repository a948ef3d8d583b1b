import type { Mark } from "./find-marks.ts";

/** Characters before and after the first mark. */
const before = 40;
const after = 90;

/** The part of a text around its first mark, with '…' where something is left out; cut between words where there are any. */
export function cutSnippet(text: string, [first]: readonly Mark[]): string {
  if (!first || text.length <= before + after) return text;
  const space = text.slice(0, first.start).indexOf(" ", first.start - before);
  const start = first.start <= before ? 0 : space < 0 ? first.start : space + 1;
  const lastSpace = text.lastIndexOf(" ", first.end + after);
  const end = first.end + after >= text.length ? text.length : lastSpace < first.end ? first.end + after : lastSpace;
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}

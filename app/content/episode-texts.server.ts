/** Reads an episode's title and show notes. */
import { splitParagraphs } from "#app/lib/rich-text.ts";
import { parseTimestamp, timestampPattern } from "#app/lib/timestamps.ts";
import { prose } from "./schemas/field-schemas.server.ts";
import type { Chapter } from "./track.ts";

const chapterLine = new RegExp(String.raw`^(${timestampPattern})\s+(?:[-–—|]\s+)?(\S.*)$`);

/** A line that begins with a time in any form: `1:05`, `(1:05)`, `- 1:5:00`. */
const beginsWithTime = /^[^\p{L}\p{N}]*\d+:\d/u;

/** The episode's number in its title, 'Devtherapy #26 – …'; undefined if the title has no number. */
export function numberInTitle(title: string): number | undefined {
  const number = /\bDevtherapy\s(?:Episode\s)?#(\d+)/.exec(title)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The chapter of a line `m:ss label` or `h:mm:ss label`; undefined for any other line. */
export function parseChapter(line: string): Chapter | undefined {
  const [, time = "", label = ""] = chapterLine.exec(line.trim()) ?? [];
  const seconds = parseTimestamp(time);
  return seconds === undefined ? undefined : { seconds, label };
}

/** Separates chapter lists, which are paragraphs of chapter lines, from the other paragraphs. */
export function splitNotes(fullDescription: string): { notes: string; chapters: Chapter[] } {
  const paragraphs = splitParagraphs(fullDescription);
  const lists = paragraphs.filter(isChapterList);
  return {
    notes: paragraphs.filter((paragraph) => !lists.includes(paragraph)).join("\n\n"),
    chapters: lists.flatMap((list) => list.split("\n").flatMap((line) => parseChapter(line) ?? [])),
  };
}

/** A single line that begins with a time may be prose. */
function isChapterList(paragraph: string): boolean {
  const lines = paragraph.split("\n");
  return lines.filter((line) => beginsWithTime.test(line)).length > 1;
}

/** Show notes whose chapter lists have a chapter on each line. */
export const showNotes = prose.superRefine((notes, context) => {
  for (const line of splitParagraphs(notes).filter(isChapterList).join("\n").split("\n")) {
    if (line === "" || parseChapter(line)) continue;
    const message = `"${line}" is among the chapters, but is not one; write it as "m:ss label" or move it`;
    context.addIssue({ code: "custom", message });
  }
});

/** Reads an episode's title and show notes. */
import { splitParagraphs } from "#app/lib/rich-text.ts";
import { formatTimestamp, timestampPattern } from "#app/lib/timestamps.ts";
import { readChapterLine, readChapterLines } from "./chapter-lines.server.ts";
import { prose } from "./schemas/field-schemas.server.ts";
import type { Chapter } from "./track.ts";

const beginsWithTimestamp = new RegExp(String.raw`^${timestampPattern}\s`);
/** A paragraph with at least this many chapters is a chapter list. */
const leastChapters = 2;

const linkLine = /^(?:.*[:–-]\s*)?https?:\/\/\S+$/;
const hashtagLine = /^#[\p{L}\p{N}_]+(\s+#[\p{L}\p{N}_]+)*$/u;

/** The episode's number in its title, 'Devtherapy #26 – …'; undefined if the title has no number. */
export function numberInTitle(title: string): number | undefined {
  const number = /\bDevtherapy\s(?:Episode\s)?#(\d+)/.exec(title)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Paragraphs and chapter lines. Links and hashtags have fields of their own. */
export const showNotesSchema = prose.superRefine((notes, context) => {
  const refuse = (message: string) => context.addIssue({ code: "custom", message });
  for (const line of notes.split("\n").map((one) => one.trim())) {
    if (linkLine.test(line)) refuse(`"${line}" is a link; move it to links, as { group, label, url }`);
    if (hashtagLine.test(line)) refuse(`"${line}" is a line of hashtags; delete it and use tags`);
  }
  for (const lines of splitParagraphs(notes).map((paragraph) => paragraph.split("\n"))) {
    const { chapters, halves, unread } = readChapterLines(lines);
    // A single line that begins with a time may be prose, not a chapter.
    if (chapters.size === 0 || [...chapters.values()].flat().length + unread.size < leastChapters) continue;
    for (const [index, line] of lines.entries()) {
      const found = chapters.get(index);
      if (halves.has(index) || (parseChapter(line) && found?.length === 1)) continue;
      const written = found?.map(({ seconds, label }) => `"${formatTimestamp(seconds)} ${label}"`);
      refuse(
        written
          ? `"${line}" must be ${written.join(" and ")}${written.length > 1 ? ", each on a line" : ""}`
          : `"${line}" is among chapters; write it as m:ss label, or separate it by an empty line`,
      );
    }
  }
});

/**
 * Finds chapters that do not start after the previous one, and chapters that start after the episode's end. `duration`
 * is in minutes.
 */
export function describeOrder(chapters: readonly Chapter[], duration: number): string[] {
  return chapters.flatMap(({ seconds, label }, index) => {
    const previous = chapters[index - 1];
    if (previous && seconds <= previous.seconds) {
      return [`chapter "${label}" must start after the chapter before it`];
    }
    return seconds >= duration * 60
      ? [`chapter "${label}" starts after the episode's end (${duration} minutes); correct its time or the duration`]
      : [];
  });
}

/** The chapter of a line of show notes: `m:ss label` or `h:mm:ss label`; undefined for any other line. */
export function parseChapter(line: string): Chapter | undefined {
  return beginsWithTimestamp.test(line.trim()) ? readChapterLine(line) : undefined;
}

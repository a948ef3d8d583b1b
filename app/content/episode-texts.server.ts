/**
 * What an episode's title and show notes say. Show notes may hold prose and chapters: links and hashtags have a place of
 * their own.
 */
import type { z } from "zod";
import { splitParagraphs } from "#app/lib/rich-text.ts";
import { parseTimestamp, timestampPattern } from "#app/lib/timestamps.ts";
import { prose } from "./schemas/field-schemas.server.ts";
import type { Chapter } from "./track.ts";

const chapterLine = new RegExp(`^(${timestampPattern})\\s+(?:[-–—|]\\s+)?(\\S.*)$`);
/** A paragraph with at least this many chapter lines is a chapter list. */
const leastChapters = 2;

const linkLine = /^(?:.*[:–-]\s*)?https?:\/\/\S+$/;
const hashtagLine = /^#[\p{L}\p{N}_]+(\s+#[\p{L}\p{N}_]+)*$/u;

/** The session's number as its title says it, 'Devtherapy #26 – …'; undefined where it says none. */
export function numberInTitle(title: string): number | undefined {
  const number = /\bDevtherapy (?:Episode )?#(\d+)/.exec(title)?.[1];
  return number === undefined ? undefined : Number(number);
}

/**
 * Paragraphs and chapter lines. Refused are a line that is a link or a row of hashtags, each with where it belongs, and a
 * line among chapters that is none: the whole list would become prose because of it.
 */
export const showNotesSchema = prose.superRefine((notes, context) => {
  for (const line of notes.split("\n").map((one) => one.trim())) {
    if (linkLine.test(line)) refuse(context, `"${line}" is a link: move it to links, as { group, label, url }`);
    if (hashtagLine.test(line)) refuse(context, `"${line}" are hashtags: leave them out, the tags say the same`);
  }
  for (const lines of splitParagraphs(notes).map((paragraph) => paragraph.split("\n"))) {
    const strays = lines.filter((line) => !parseChapter(line));
    // Prose may have a line that begins with a time.
    if (lines.length - strays.length < leastChapters) continue;
    for (const line of strays) refuse(context, `"${line}" stands among chapters: write it as m:ss label, or apart`);
  }
});

/** What is wrong with chapters one after the other, in an episode of so many minutes. */
export function describeOrder(chapters: readonly Chapter[], duration: number): string[] {
  return chapters.flatMap(({ seconds, label }, index) => {
    const previous = chapters[index - 1];
    if (previous && seconds <= previous.seconds) {
      return [`chapter "${label}" does not start after the chapter before it`];
    }
    return seconds >= duration * 60 ? [`chapter "${label}" starts after the episode's end (${duration} minutes)`] : [];
  });
}

/** The chapter that a line of show notes is; undefined when it is none. */
export function parseChapter(line: string): Chapter | undefined {
  const [, time, label] = chapterLine.exec(line.trim()) ?? [];
  const seconds = parseTimestamp(time ?? "");
  return seconds === undefined || !label ? undefined : { seconds, label };
}

function refuse(context: z.RefinementCtx, message: string) {
  context.addIssue({ code: "custom", message });
}

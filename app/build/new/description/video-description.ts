/**
 * Reads the description that a video has on YouTube. Each of its lines is in what comes out: as a chapter, a link, tags or
 * text, or among the lines that were left out or not understood. It never throws.
 */
import { parseChapter, showNotesSchema } from "#app/content/episode-texts.server.ts";
import type { Chapter } from "#app/content/track.ts";
import { splitParagraphs } from "#app/lib/rich-text.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import {
  cleanAddresses,
  completeAddresses,
  type EpisodeLink,
  groupOf,
  type KnownLinks,
  type LinkGroup,
  longestName,
  readLinks,
  tidy,
  toEpisodeLink,
} from "./description-links.ts";
import { hashtagLine, readTags } from "./description-tags.ts";

export type VideoDescription = {
  /** As they are written, one after the other: also those that run backwards or repeat. */
  chapters: Chapter[];
  /** The second at which the last chapter ends, where it says so. */
  end?: number;
  links: EpisodeLink[];
  tags: string[];
  /** Paragraphs split by blank lines. */
  text: string;
  /** What every page shows anyway. */
  onEveryPage: string[];
  /** Lines that the file has in another way: headings, rules, ends of chapters, and other words for a link. */
  saidOtherwise: string[];
  /** Lines that have no place. */
  notUnderstood: string[];
};

const chaptersHeading = /თაიმ|ქრონომეტრ|თავები|შინაარს|timestamp|time ?code|chapter|timeline/i;

/** `known.tags` are those of other episodes. */
export function readDescription(paste: string, known: KnownLinks & { tags: readonly string[] }): VideoDescription {
  const lines = toLines(paste);
  const { tags, ours, tooMany } = readTags(lines, known.tags);
  const read: VideoDescription = {
    chapters: [],
    links: [],
    tags,
    text: "",
    onEveryPage: ours,
    saidOtherwise: [],
    notUnderstood: tooMany.map((tag) => `#${tag}: is one tag too many`),
  };
  const kept: string[] = [];
  const ends: string[] = [];
  let heading: LinkGroup | undefined;
  let isUnderHeading = false;

  /** The line is told where the file says something else. */
  const takeLink = (line: string, written: { label: string; url: string }) => {
    const tell = (list: "onEveryPage" | "saidOtherwise" | "notUnderstood") => {
      if (!read[list].includes(line)) read[list].push(line);
    };
    const link = toEpisodeLink(written, heading, known);
    if (typeof link === "string") return tell(link);
    const same = read.links.find(({ url }) => url === link.url);
    if (!same) read.links.push(link);
    const { label } = same ?? link;
    return label.toLowerCase().includes(written.label.toLowerCase()) ? undefined : tell("saidOtherwise");
  };

  for (const [place, line] of lines.entries()) {
    const chapter = readChapter(line);
    const links = readLinks(line);
    const wasHeading = isUnderHeading;
    isUnderHeading = false;
    if (line === "") {
      if (!wasHeading) heading = undefined;
      kept.push(line);
    } else if (chapter) {
      read.chapters.push({ seconds: chapter.seconds, label: chapter.label });
      read.end = chapter.end;
      if (chapter.end !== undefined) ends.push(formatTimestamp(chapter.end));
    } else if (links) {
      // An address alone has its name in the line before.
      const name = links[0]?.label === "" && isName(kept.at(-1)) ? `${kept.pop()} ` : "";
      for (const { label, url } of links) takeLink(name + line, { label: label || tidy(name), url });
    } else if (isHeading(line, lines[place + 1] || lines[place + 2])) {
      heading = groupOf(line);
      isUnderHeading = true;
      read.saidOtherwise.push(line);
    } else if (!hashtagLine.test(line)) {
      kept.push(line);
      if (!isName(line)) heading = undefined;
    }
  }
  const texts = kept.map(cleanAddresses).filter((line) => isText(line, read));
  read.text = splitParagraphs(texts.join("\n")).join("\n\n");
  if (ends.length > 0) read.saidOtherwise.push(`ends of chapters: ${ends.join(", ")}`);
  return read;
}

/** Whether a line is the heading of the links or chapters that follow it. */
function isHeading(line: string, next = ""): boolean {
  if (!isName(line)) return false;
  if (readChapter(next)) return line.endsWith(":") || chaptersHeading.test(line);
  const label = readLinks(next)?.[0]?.label;
  const signs = [line.endsWith(":"), groupOf(line) !== undefined, label !== undefined];
  // What stands before an address alone is its name.
  return label !== "" && signs.filter(Boolean).length > 1;
}

function isName(line = ""): boolean {
  return line !== "" && line.length <= longestName && !/[.!?…]$/.test(line);
}

/** Whether show notes can have a line; what they cannot have goes where it is told. */
function isText(line: string, { saidOtherwise, notUnderstood }: VideoDescription): boolean {
  const isRule = line !== "" && !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line);
  // The schema is slow for thousands of lines, and of one line it refuses nothing else.
  const mayBeRefused = /:\/\/|#/.test(line);
  const isRefused = parseChapter(line) !== undefined || (mayBeRefused && !showNotesSchema.safeParse(line).success);
  if (isRule) saidOtherwise.push(line);
  else if (isRefused) notUnderstood.push(line);
  return !isRule && !isRefused;
}

const invisible =
  /[^\P{Cc}\t\n]|\p{Surrogate}|[\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;

/** The lines of a pasted text without what one cannot see; one that is empty parts paragraphs. */
function toLines(paste: string): string[] {
  const visible = paste.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(invisible, "");
  // Emoji of several parts are joined by it.
  const lines = visible.replace(/\u200D(?!\p{Extended_Pictographic})/gu, "").split("\n");
  return lines.map((line) => completeAddresses(line.replace(/\s+/g, " ").trim()));
}

/** h:mm:ss or m:ss. */
const time = String.raw`\d{1,3}:[0-5]\d(?::[0-5]\d)?`;

/** What follows the time of day: '21:00 საათზე გელოდებით', '21:00-დან'. */
const afterTimeOfDay = String.raw`საათ(?:ზე|იდან|ამდე)|(?:სთ|ზე|დან|მდე)(?!\p{L})`;

/** What may stand between a time and its label. */
const sign = String.raw`[\s\])}“:|\-–—→•~>]`;

/** A time, perhaps numbered, perhaps with the one at which the chapter ends, and what it is called; signs around them say nothing. */
const chapterLine = new RegExp(
  String.raw`^(?:\d{1,3}[.)]\s)?[^\p{L}\p{N}]{0,12}(?<start>${time})(?:\s?[-–—]\s?(?<end>${time}))?(?:${sign}|[.,](?=\s))+(?!${afterTimeOfDay})(?<label>(?!${sign}).*)$`,
  "u",
);

/** The chapter of a line that begins with its time: '0:00 შესავალი', '[1:02:03] – შესავალი', '0:00 - 3:22 შესავალი'. */
function readChapter(line: string): (Chapter & { end?: number }) | undefined {
  const { start, end, label } = chapterLine.exec(line)?.groups ?? {};
  if (start === undefined || label === undefined) return undefined;
  return { seconds: secondsOf(start), label, ...(end !== undefined && { end: secondsOf(end) }) };
}

function secondsOf(written: string): number {
  return written.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

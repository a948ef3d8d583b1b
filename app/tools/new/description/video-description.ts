/**
 * Reads a video's YouTube description. The result contains every line: as a chapter, link, tag or text, or in
 * `leftOut` or `notUnderstood`. Never throws.
 */
import { readChapterLines } from "#app/content/chapter-lines.server.ts";
import { showNotesSchema } from "#app/content/episode-texts.server.ts";
import { mostTags } from "#app/content/schemas.server.ts";
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
  /** In the order of the text, even if they repeat or are out of order. */
  chapters: Chapter[];
  /** The end of the last chapter, if given, in seconds. */
  end?: number;
  links: EpisodeLink[];
  tags: string[];
  /** Paragraphs split by blank lines. */
  text: string;
  /** Text that every page shows anyway, or that belongs to YouTube's page. */
  leftOut: string[];
  /** Lines that the file contains in a different form: headings, separator lines, ends of chapters, labels of links. */
  reworded: string[];
  /** Lines that were not understood, and so are not in the content file. */
  notUnderstood: string[];
};

const chaptersHeading = /თაიმ|ქრონომეტრ|თავები|შინაარს|timestamp|time ?code|chapter|timeline/i;

/** Text of YouTube's page that is copied with the description. */
const youtubePage = [
  /^[\d.,\s]+[KMB]?\s*(views?|watching|ნახვა)(?!\p{L})/iu,
  /^(Premiere[ds]|Streamed live|Started streaming|Published)\s.*\d$/i,
  /^(\.{3}|…)?\s*(more|show (more|less|transcript)|მეტი|მეტის ჩვენება|ნაკლების ჩვენება)$/i,
  /^(transcript|follow along using the transcript\.?|key moments|view all)$/i,
];

/** A URL that ends with dots, or a profile without its site: 'LinkedIn: / nino-test'. */
const cutLink = /:\/\/\S*(…|\.{3})(?=[\s)\]"”“,;]|$)|(^|[:–—-]\s*)\/ [\w@.-]+$/;

/** `known.tags` are those of other episodes. */
export function readDescription(paste: string, known: KnownLinks & { tags: readonly string[] }): VideoDescription {
  const lines = toLines(paste);
  const { tags, ours, tooMany } = readTags(lines, known.tags);
  const read: VideoDescription = {
    chapters: [],
    links: [],
    tags,
    text: "",
    leftOut: [...ours, ...tooMany.map((tag) => `#${tag} (an episode has at most ${mostTags} tags)`)],
    reworded: [],
    notUnderstood: [],
  };
  const kept: string[] = [];
  const { chapters, halves, unread, middle, hasFrames } = readChapterLines(lines);
  const all = [...lines.keys()].flatMap((place) => chapters.get(place) ?? []);
  read.chapters = all.map(({ seconds, label }) => ({ seconds, label }));
  read.end = all.at(-1)?.end;
  let heading: LinkGroup | undefined;
  let isUnderHeading = false;

  const takeLink = (line: string, written: { label: string; url: string }) => {
    const tell = (list: "leftOut" | "reworded" | "notUnderstood") => {
      if (!read[list].includes(line)) read[list].push(line);
    };
    const link = toEpisodeLink(written, heading, known);
    if (typeof link === "string") return tell(link);
    const same = read.links.find(({ url }) => url === link.url);
    if (!same) read.links.push(link);
    const { label } = same ?? link;
    return label.toLowerCase().includes(written.label.toLowerCase()) ? undefined : tell("reworded");
  };

  for (const [place, line] of lines.entries()) {
    const links = readLinks(line);
    const next = lines[place + 1] ? place + 1 : place + 2;
    const wasHeading = isUnderHeading;
    isUnderHeading = false;
    if (line === "") {
      if (!wasHeading) heading = undefined;
      kept.push(line);
    } else if (chapters.has(place) || halves.has(place)) {
      // Reports a line with several chapters, because it may be one chapter whose label contains a time.
      if ((chapters.get(place)?.length ?? 0) > 1) read.reworded.push(line);
    } else if (unread.has(place) || cutLink.test(line)) {
      read.notUnderstood.push(line);
    } else if (youtubePage.some((pattern) => pattern.test(line))) {
      read.leftOut.push(line);
    } else if (links) {
      // If a line holds only a URL, the line before it is the URL's label.
      const name = links[0]?.label === "" && isName(kept.at(-1)) ? `${kept.pop()} ` : "";
      for (const { label, url } of links) takeLink(name + line, { label: label || tidy(name), url });
    } else if (isHeading(line, lines[next], chapters.has(next))) {
      heading = groupOf(line);
      isUnderHeading = true;
      read.reworded.push(line);
    } else if (middle.has(place) && /[\p{L}\p{N}]/u.test(line) && !hashtagLine.test(line)) {
      // As text it would leave its chapter.
      read.notUnderstood.push(line);
    } else if (!hashtagLine.test(line)) {
      kept.push(line);
      if (!isName(line)) heading = undefined;
    }
  }
  const texts = kept.map(cleanAddresses).filter((line) => isText(line, read));
  read.text = splitParagraphs(texts.join("\n")).join("\n\n");
  const ends = all.flatMap(({ end }) => (end === undefined ? [] : formatTimestamp(end)));
  if (ends.length > 0) read.reworded.push(`ends of chapters: ${ends.join(", ")}`);
  if (hasFrames) read.reworded.push("times with frames, which were cut off: mm:ss:ff");
  return read;
}

/** Returns true if a line is the heading of the links or chapters after it. */
function isHeading(line: string, next = "", isNextChapter = false): boolean {
  if (!isName(line)) return false;
  if (isNextChapter) return line.endsWith(":") || chaptersHeading.test(line);
  const label = readLinks(next)?.[0]?.label;
  const signs = [line.endsWith(":"), groupOf(line) !== undefined, label !== undefined];
  // If a line holds only a URL, the line before it is the URL's label, not a heading.
  return label !== "" && signs.filter(Boolean).length > 1;
}

function isName(line = ""): boolean {
  return line !== "" && line.length <= longestName && !/[.!?…]$/.test(line);
}

/** Returns true if show notes can contain a line. Otherwise adds the line to `reworded` or `notUnderstood`. */
function isText(line: string, { reworded, notUnderstood }: VideoDescription): boolean {
  const isRule = line !== "" && !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line);
  // Calls the slow schema only for lines with a URL or a hashtag. It rejects no other line.
  const mayBeRefused = /:\/\/|#/.test(line);
  const isRefused = mayBeRefused && !showNotesSchema.safeParse(line).success;
  if (isRule) reworded.push(line);
  else if (isRefused) notUnderstood.push(line);
  return !isRule && !isRefused;
}

const invisible =
  /[^\P{Cc}\t\n]|\p{Surrogate}|[\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;

/** A time that links into the video: '[5:10](https://youtu.be/…?t=310)'. */
const linkedTime = /\[(\d[\d:]+)\]\(https:\/\/(?:www\.|m\.)?youtu\.?be[^\s)]*\)/g;
const boldWords = /(?<![\p{L}\p{N}*])\*\*(?=\S)([^*]+)(?<=\S)\*\*(?![\p{L}\p{N}*])/gu;

/** Removes what Notion and other editors add to a copied line. */
function withoutMarkdown(line: string): string {
  return line
    .replace(/^#{1,6} /, "")
    .replace(linkedTime, "$1")
    .replace(boldWords, "$1");
}

/** Splits a pasted text into lines without invisible characters. Empty lines separate paragraphs. */
function toLines(paste: string): string[] {
  const lines = withoutInvisible(paste).split("\n");
  return lines.map((line) => completeAddresses(withoutMarkdown(line.replace(/\s+/g, " ").trim())));
}

/** Also unifies line breaks. Slides and Word write U+000B within a paragraph. */
export function withoutInvisible(text: string): string {
  // The zero-width joiner is part of emoji.
  return text
    .normalize()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(invisible, "")
    .replace(/\u200D(?!\p{Extended_Pictographic})/gu, "");
}

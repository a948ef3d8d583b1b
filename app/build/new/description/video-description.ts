/**
 * Reads the description that a video has on YouTube. Each of its lines is in what comes out: as a chapter, a link, tags or
 * text, or among the lines that were left out or not understood. It never throws.
 */
import { parseChapter, showNotesSchema } from "#app/content/episode-texts.server.ts";
import type { Chapter } from "#app/content/track.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import {
  cleanAddresses,
  type EpisodeLink,
  groupOf,
  indexLinks,
  type KnownLinks,
  type LinkGroup,
  readLinks,
  toEpisodeLink,
} from "./description-links.ts";
import { readTags } from "./description-tags.ts";

/** What is known of the other episodes before a description is read. */
type Known = KnownLinks & { tags: readonly string[] };

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

/** The longest heading, and the longest name of a link that stands in a line of its own. */
const longestName = 100;

const chaptersHeading = /თაიმ|ქრონომეტრ|თავები|შინაარს|timestamp|time ?code|chapter|timeline/i;

export function readDescription(paste: string, known: Known): VideoDescription {
  const paragraphs = toParagraphs(paste);
  const index = indexLinks(known);
  const { tags, isTagLine, ...otherTags } = readTags(paragraphs.flat(), known.tags);
  const read: VideoDescription = {
    chapters: [],
    links: [],
    tags,
    text: "",
    onEveryPage: otherTags.ours,
    saidOtherwise: [],
    notUnderstood: otherTags.tooMany.map((tag) => `${tag}: is one tag too many`),
  };
  const byAddress = new Map<string, ReturnType<typeof toEpisodeLink>>();
  const inFile = new Set<string>();
  const ends: string[] = [];
  let heading: LinkGroup | undefined;

  /** `name` is the line before an address that stands alone. */
  const takeLinks = (line: string, name: string | undefined) => {
    const lists = new Set<"onEveryPage" | "saidOtherwise" | "notUnderstood">();
    for (const { label, url } of readLinks(line) ?? []) {
      const said = label || (name ?? "").replace(/\s*:$/, "");
      const isShort = said.length <= longestName;
      const link = byAddress.get(url) ?? toEpisodeLink({ label: isShort ? said : "", url }, heading, index);
      byAddress.set(url, link);
      if (typeof link === "string") {
        lists.add(link);
        continue;
      }
      if (!inFile.has(link.url)) read.links.push(link);
      inFile.add(link.url);
      // 'სპონსორი' alone says the link's group.
      const isGroup = !said.includes(" ") && groupOf(said) === link.group;
      if (isShort && !isGroup && !link.label.toLowerCase().includes(said.toLowerCase())) lists.add("saidOtherwise");
    }
    const list = (["notUnderstood", "onEveryPage", "saidOtherwise"] as const).find((one) => lists.has(one));
    if (list) read[list].push(...(name === undefined ? [] : [name]), line);
  };

  const followersOf = (number: number, place: number) => [
    ...(paragraphs[number]?.slice(place + 1, place + 3) ?? []),
    ...(paragraphs[number + 1]?.slice(0, 2) ?? []),
  ];

  const texts = paragraphs.map((lines, number) => {
    const kept: string[] = [];
    let hasLinks = false;
    for (const [place, line] of lines.entries()) {
      const chapter = readChapter(line);
      const links = chapter || isTagLine(line) ? undefined : readLinks(line);
      if (chapter) {
        read.chapters.push({ seconds: chapter.seconds, label: chapter.label });
        read.end = chapter.end;
        if (chapter.end !== undefined) ends.push(formatTimestamp(chapter.end));
      } else if (links) {
        hasLinks = true;
        const [{ label = "" } = {}] = links;
        takeLinks(line, label === "" && isName(kept.at(-1)) ? kept.pop() : undefined);
        kept.push(...links.map((link) => link.label).filter(({ length }) => length > longestName));
      } else if (isHeading(line, followersOf(number, place))) {
        heading = groupOf(line);
        read.saidOtherwise.push(line);
      } else if (!isTagLine(line)) {
        kept.push(line);
        if (!isName(line)) heading = undefined;
      }
    }
    if (hasLinks) heading = undefined;
    return kept;
  });
  read.text = texts.flatMap((lines) => toText(lines, read)).join("\n\n");
  if (ends.length > 0) read.saidOtherwise.push(`ends of chapters: ${ends.join(", ")}`);
  return read;
}

/** Whether a line is the heading of the links or chapters that follow it. */
function isHeading(line: string, following: readonly string[]): boolean {
  const [next = "", afterNext = ""] = following;
  if (!isName(line)) return false;
  if (readChapter(next)) return line.endsWith(":") || chaptersHeading.test(line);
  const isBare = (one: string) => readLinks(one)?.[0]?.label === "";
  const isKnown = groupOf(line) !== undefined;
  // Names and addresses take turns.
  if (!readLinks(next)) return isKnown && line.endsWith(":") && isName(next) && isBare(afterNext);
  // One address alone is what the line names.
  return (!isBare(next) || isBare(afterNext)) && (isKnown || line.endsWith(":"));
}

function isName(line: string | undefined): boolean {
  return line !== undefined && line.length <= longestName && !/[.!?…]$/.test(line);
}

/** A paragraph of show notes; lines that show notes cannot have go where they are told. */
function toText(lines: readonly string[], { saidOtherwise, notUnderstood }: VideoDescription): string[] {
  const text = lines.map(cleanAddresses).filter((line) => {
    const isRule = !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line);
    // The schema is slow for thousands of lines, and of one line it refuses nothing else.
    const mayBeRefused = /:\/\/|#/.test(line);
    const isRefused = parseChapter(line) !== undefined || (mayBeRefused && !showNotesSchema.safeParse(line).success);
    if (isRule) saidOtherwise.push(line);
    else if (isRefused) notUnderstood.push(line);
    return !isRule && !isRefused;
  });
  return text.length > 0 ? [text.join("\n")] : [];
}

/** The lines of a pasted text without what one cannot see, by paragraph. */
function toParagraphs(paste: string): string[][] {
  const lines = paste
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(
      /[^\P{Cc}\t\n]|\p{Surrogate}|[\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu,
      "",
    )
    // Emoji of several parts are joined by it.
    .replace(/\u200D(?!\p{Extended_Pictographic})/gu, "")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim());
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line === "") paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.filter(({ length }) => length > 0);
}

/** A chapter as people write it, with the second at which it ends if they say so ('0:00 – 3:22 შესავალი'). */
type WrittenChapter = Chapter & { end?: number };

/** h:mm:ss or m:ss, also with leading zeros, or with more minutes than an hour has. */
const time = String.raw`\d{1,3}:[0-5]\d(?::[0-5]\d)?(?!\d|:\d)`;
const range = String.raw`(?:\s?[-–—−~→]{1,2}\s?(?<end>${time}))?`;

/** Bullets, brackets, quotes and the like, after a number such as '1.'. */
const atStart = new RegExp(
  String.raw`^(?:\d{1,3}[.)\uFE0F\u20E3]{1,2}\s?)?(?<before>[^\p{L}\p{N}]{0,12})(?<start>${time})${range}(?<rest>.*)$`,
  "u",
);
/** A time of day, as texts name it: '21:00-ზე', '21:00 საათზე', '21:00 სთ-ზე'. */
const timeOfDay =
  /^(\s?-\s?ზე(?!\p{L})|-(დან|მდე|ის|ს|ში|იდან|თვის|სთვის|ისთვის|ამდე|იანი)(?!\p{L})|\s?(საათ(ი|ზე|იდან|ამდე|ისთვის)|სთ)(?!\p{L}))/u;

// Some signs by their codes: they look like others.
const separators = /^([.,;](?=\s))?[\s\-–—−|:\u2022·>→=~]+/u;
const closingBrackets = /^[)\]}\u201D\u201C"\u00BB']{1,2}/u;
const openingBracket = /[([{\u201E"\u00AB\u201C']/u;

/** The chapter of a line that begins with its time; undefined of any other line: '* 0:00 შესავალი', '[1:02:03] – შესავალი', '0:00-3:22 შესავალი'. */
function readChapter(line: string): WrittenChapter | undefined {
  const { start, end, rest, before } = atStart.exec(line)?.groups ?? {};
  if (start === undefined || rest === undefined || timeOfDay.test(rest)) return undefined;
  return toChapter(start, end, withoutBrackets(rest, before ?? ""));
}

/** What follows the time, without what closes the brackets that stand before it: at once, or at the end. */
function withoutBrackets(rest: string, before: string): string {
  const isOpen = openingBracket.test(before);
  const closed = isOpen ? rest.replace(closingBrackets, "") : rest;
  const label = closed.replace(separators, "").trim();
  return isOpen && closed === rest ? label.replace(/[)\]}\u201D\u201C"\u00BB']$/u, "") : label;
}

function toChapter(start: string, end: string | undefined, label: string): WrittenChapter | undefined {
  const said = label.trim();
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(said)) return undefined;
  return { seconds: secondsOf(start), label: said, ...(end !== undefined && { end: secondsOf(end) }) };
}

function secondsOf(written: string): number {
  return written.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

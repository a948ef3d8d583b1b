import type { EpisodeInput } from "#app/content/schemas.server.ts";
import { toSlug } from "#app/content/slugs.server.ts";
import type { Chapter } from "#app/content/track.ts";
import { splitParagraphs } from "#app/lib/rich-text.ts";
import { parseTimestamp, timestampPattern } from "#app/lib/timestamps.ts";
import { tagKey } from "#app/search/query.ts";

type EpisodeLink = NonNullable<EpisodeInput["links"]>[number];

/** A time, maybe the chapter's end, and a label: '5:10 Intro', '5:10 – 7:00 Intro'. */
const chapterLine = new RegExp(
  String.raw`^(${timestampPattern})(?:\s*[-–—]\s*${timestampPattern})?\s*(?:[-–—|:]\s|\s)\s*(\S.*)$`,
);
/** A line that begins or ends with a time. */
const likeChapter = /^[^\p{L}\p{N}]*\d+:\d|\d:\d\d[^\p{L}\p{N}]*$/u;
const hashtagLine = /^#[\p{L}\p{N}_]+(\s+#[\p{L}\p{N}_]+)*$/u;
/** A label of up to 100 characters, maybe empty, and a URL. */
const linkLine = /^((?:(?!:\/\/).){0,100}?)[\s:–—-]*(https?:\/\/\S+)$/;
const profile = /^https:\/\/(www\.)?(linkedin\.com\/in\/|(github|x|twitter|facebook|instagram)\.com\/[^/?#]+\/?$)/;

const trackingParameter = /^(utm_\w+|si|fbclid|gclid|igshid|mibextid|trk|lipi)$/;
/** Control characters except newlines, soft hyphens, and marks without width. Emoji need their joiners. */
const invisible = /[^\P{Cc}\n]|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/**
 * Reads a description from YouTube. `text` keeps every line except chapters, their heading, links and hashtags;
 * `unread` counts the lines in it that look like chapters. `others` are the tags and links of other episodes.
 */
export function readDescription(
  description: string,
  others: { tags: readonly string[]; links: readonly EpisodeLink[] },
) {
  const lines = decode(description).split("\n");
  const links = new Map<string, EpisodeLink>();
  const tags = new Set<string>();
  const chapters = lines.flatMap((line) => readChapter(line) ?? []);
  // Requires two lines with a time, because a single one may be prose.
  const hasChapters = chapters.length > 1;
  const proseLines = lines.filter((line, index) => {
    const isHeading = line.endsWith(":") && readChapter(lines.slice(index + 1).find(Boolean) ?? "");
    if (hasChapters && (isHeading || readChapter(line))) return false;
    if (hashtagLine.test(line)) {
      for (const word of line.split(/\s+/))
        if (!tagKey(word).includes("devtherapy")) tags.add(spell(word, others.tags));
      return false;
    }
    const [, label = "", url = ""] = linkLine.exec(line) ?? [];
    if (!URL.canParse(url) || links.has(url)) return true;
    const group = others.links.find((link) => link.url === url)?.group ?? (profile.test(url) ? "guest" : "resource");
    links.set(url, { group, label: label || new URL(url).host.replace(/^www\./, ""), url });
    return false;
  });
  return {
    chapters: hasChapters ? chapters : [],
    links: [...links.values()],
    tags: [...tags],
    text: splitParagraphs(proseLines.join("\n")).join("\n\n"),
    unread: proseLines.filter((line) => likeChapter.test(line)).length,
  };
}

function readChapter(line: string): Chapter | undefined {
  const [, time = "", label = ""] = chapterLine.exec(line) ?? [];
  const seconds = parseTimestamp(time);
  return seconds === undefined ? undefined : { seconds, label };
}

/** '#SoftwareEngineering' → 'software engineering', or as other episodes spell it: '#csharp' → 'c#'. */
function spell(hashtag: string, others: readonly string[]): string {
  const word = hashtag.slice(1);
  const words = word.replace(/_/g, " ").replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu}\p{Ll})/gu, " ");
  return others.find((tag) => [tagKey(tag), tagKey(toSlug(tag))].includes(tagKey(word))) ?? words.toLowerCase().trim();
}

/** Returns lines without HTML entities, invisible characters and tracking parameters. */
function decode(text: string): string {
  return text
    .normalize()
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|apos|nbsp));/gi, (entity, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? entity;
      return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
    })
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(invisible, "")
    .replace(/^ | $/gm, "")
    .replace(/https?:\/\/\S+/g, withoutTracking);
}

/** Removes tracking parameters. Returns other URLs unchanged. */
function withoutTracking(address: string): string {
  const secure = address.replace(/^http:/, "https:");
  if (!URL.canParse(secure)) return address;
  const url = new URL(secure);
  const names = [...url.searchParams.keys()].filter((name) => trackingParameter.test(name));
  for (const name of names) url.searchParams.delete(name);
  return names.length > 0 ? url.href : secure;
}

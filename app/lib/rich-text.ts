import { parseTimestamp, timestampPattern } from "./timestamps.ts";
import { parseUrl } from "./url.ts";

type RichTextPart =
  | { kind: "text"; text: string }
  | { kind: "link"; text: string; url: string }
  | { kind: "timestamp"; text: string; seconds: number };

const address = String.raw`https?:\/\/(?:(?![,;]https?:)[^\s\p{C}<>"„“”«»|\x60])+`;
// Matches a timestamp unless it is inside a word, a URL or a longer number, or follows a sign or a currency symbol.
// ': ' may follow a timestamp. '/' or '-' may join two timestamps: '1:05/2:06', '1:05-2:06'.
const before = String.raw`(?:(?<![\p{L}\p{N}:.,/@#$€₾+\-])|(?<=(?<![\p{L}\p{N}:.,])${timestampPattern}[/\-]))`;
// AM, PM or a Georgian ending ("19:30-ზე") follows a time of day.
const after = String.raw`(?![\p{L}\p{N}]|[.,]\p{N}|:(?!\s)|/(?!${timestampPattern})|\s?[AaPp]\.?[Mm]\b|[-\u2011][ა-ჰ])`;
const timestamp = before + timestampPattern + after;
const linkable = new RegExp(`(?<url>${address})|(?<timestamp>${timestamp})`, "gu");

/**
 * Splits text into plain text, links and timestamps (m:ss or h:mm:ss, in seconds). Times outside the recording, whose
 * duration is in seconds, stay text. Joined, the parts' strings equal the input.
 */
export function parseRichText(text: string, duration = 0): RichTextPart[] {
  const parts: RichTextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(linkable)) {
    const part = match.groups?.["url"] ? linkOf(match[0]) : timestampOf(match[0], duration);
    if (!part) continue;
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    parts.push(part);
    end = match.index + part.text.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

export function splitParagraphs(text: string): string[] {
  return text
    .split(/\r?\n[^\S\r\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

function linkOf(match: string): RichTextPart | undefined {
  const trimmed = trimUrl(match);
  return parseUrl(trimmed) ? { kind: "link", text: trimmed, url: trimmed } : undefined;
}

function timestampOf(match: string, duration: number): RichTextPart | undefined {
  const seconds = parseTimestamp(match);
  return seconds === undefined || seconds >= duration ? undefined : { kind: "timestamp", text: match, seconds };
}

/** Punctuation and bold marks that may follow a URL without belonging to it. */
const trailing = new Set(".,;:!?'’…*–—");
const brackets: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
/**
 * A Georgian case ending after a Latin letter, such as 'devtherapy.ge-ზე'. Georgian words inside a path stay in the
 * URL.
 */
const georgianEnding =
  /(?<=[\w/])-(?:[აიოსცმ]|აა|ია|ის|ისა|ით|ად|მა|ზე|ში|თან|დან|იდან|მდე|ამდე|გან|ისგან|თვის|ისთვის|კენ|ისკენ|ვით|ებ\p{L}{1,4})$/u;

/** Cuts off trailing punctuation, unmatched brackets and Georgian case endings. */
function trimUrl(written: string): string {
  let url = written;
  for (;;) {
    const last = url.at(-1) ?? "";
    const open = brackets[last];
    const isStray = open !== undefined && url.split(last).length > url.split(open).length;
    const end = isStray || trailing.has(last) ? url.length - 1 : url.search(georgianEnding);
    if (end === -1) return url;
    url = url.slice(0, end);
  }
}

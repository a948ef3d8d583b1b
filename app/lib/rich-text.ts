import { parseTimestamp, timestampPattern } from "./timestamps.ts";
import { parseUrl } from "./url.ts";

type RichTextPart =
  | { kind: "text"; text: string }
  | { kind: "link"; text: string; url: string }
  | { kind: "timestamp"; text: string; seconds: number };

const address = String.raw`https?:\/\/(?:(?![,;]https?:)[^\s\p{C}<>"„“”«»|\x60])+`;
// Not inside a word, an address or a longer number; a sign or a currency before it is no timestamp either. A colon and a
// space may follow it, and two may be joined: '1:05/2:06', '1:05-2:06'.
const before = String.raw`(?:(?<![\p{L}\p{N}:.,/@#$€₾+\-])|(?<=(?<![\p{L}\p{N}:.,])${timestampPattern}[/\-]))`;
const after = String.raw`(?![\p{L}\p{N}]|[.,]\p{N}|:(?!\s)|/(?!${timestampPattern}))`;
const timestamp = before + timestampPattern + after;
const linkable = new RegExp(`(?<url>${address})|(?<timestamp>${timestamp})`, "gu");

/**
 * Splits text into plain text, links and timestamps (m:ss or h:mm:ss, in seconds). The parts' texts joined are the text.
 */
export function parseRichText(text: string): RichTextPart[] {
  const parts: RichTextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(linkable)) {
    const part = match.groups?.["url"] ? linkOf(match[0]) : timestampOf(match[0]);
    if (!part) continue;
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    parts.push(part);
    end = match.index + part.text.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

/** Splits at blank lines. */
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

function timestampOf(match: string): RichTextPart | undefined {
  const seconds = parseTimestamp(match);
  return seconds === undefined ? undefined : { kind: "timestamp", text: match, seconds };
}

/** Signs that end a sentence, quotes, dashes and marks of bold text. */
const trailing = new Set(".,;:!?'’…*–—");
const brackets: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
/** A Georgian ending after a Latin letter, such as 'devtherapy.ge-ზე'. Georgian words in paths stay. */
const georgianEnding =
  /(?<=[\w/])-(?:[აიოსცმ]|აა|ია|ის|ისა|ით|ად|მა|ზე|ში|თან|დან|იდან|მდე|ამდე|გან|ისგან|თვის|ისთვის|კენ|ისკენ|ვით|ებ\p{L}{1,4})$/u;

/** Cuts off what belongs to the sentence around a URL. */
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

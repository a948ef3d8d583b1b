import { parseTimestamp, timestampPattern } from "./timestamps.ts";
import { parseUrl } from "./url.ts";

type RichTextPart =
  | { kind: "text"; text: string }
  | { kind: "link"; text: string; url: string }
  | { kind: "timestamp"; text: string; seconds: number };

const url = String.raw`https?:\/\/[^\s<>"„“”\u00AB\u00BB]+`;
// Not inside a word, an address or a longer number; a sign or a currency before it is no timestamp either. A colon and a
// space may follow it, and two may be joined: '1:05/2:06', '1:05-2:06'.
const before = String.raw`(?:(?<![\p{L}\p{N}:.,/@#$€₾+\-])|(?<=(?<![\p{L}\p{N}:.,])${timestampPattern}[/\-]))`;
const after = String.raw`(?![\p{L}\p{N}]|[.,]\p{N}|:(?!\s)|/(?!${timestampPattern}))`;
const timestamp = before + timestampPattern + after;
const linkable = new RegExp(`(?<url>${url})|(?<timestamp>${timestamp})`, "gu");

/**
 * Splits text into plain text, links and timestamps (m:ss or h:mm:ss, in seconds). Joining the parts' texts gives
 * the text back, character for character. Punctuation that ends a sentence is no part of an address.
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

/** Paragraphs of a text whose paragraphs are split by blank lines. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\r?\n[^\S\r\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

function linkOf(match: string): RichTextPart | undefined {
  const address = trimAddress(match);
  return parseUrl(address) ? { kind: "link", text: address, url: address } : undefined;
}

function timestampOf(match: string): RichTextPart | undefined {
  const seconds = parseTimestamp(match);
  return seconds === undefined ? undefined : { kind: "timestamp", text: match, seconds };
}

/** Without the punctuation after it. A closing bracket belongs to the address as far as that has opened one. */
function trimAddress(address: string): string {
  let stray = address.split(")").length - address.split("(").length;
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    if (last === ")" && stray > 0) stray -= 1;
    else if (!".,;:!?'…".includes(last)) break;
  }
  return address.slice(0, end);
}

import type { Chapter } from "#app/content/track.ts";

/** A chapter as people write it, with the second at which it ends if they say so ('0:00 – 3:22 შესავალი'). */
export type WrittenChapter = Chapter & { end?: number };

/** h:mm:ss or m:ss, also with leading zeros, or with more minutes than an hour has. */
const time = String.raw`\d{1,3}:[0-5]\d(?::[0-5]\d)?(?!\d|:\d)`;
const range = String.raw`(?:\s?[-–—−~→]{1,2}\s?(?<end>${time}))?`;

/** Bullets, brackets, quotes and the like, after a number such as '1.'. */
const atStart = new RegExp(
  String.raw`^(?:\d{1,3}[.)\uFE0F\u20E3]{1,2}\s?)?(?<before>[^\p{L}\p{N}]{0,12})(?<start>${time})${range}(?<rest>.*)$`,
  "u",
);
const atEnd = new RegExp(
  String.raw`^(?<label>.*?)(?:[\s|:\-–—−>→=~\u2022·]+[([{\u201E"\u00AB\u201C']?|[([{\u201E\u00AB])(?<start>${time})${range}[)\]}\u201D\u201C"\u00BB'.]{0,3}$`,
  "u",
);

/** A time of day, as texts name it: '21:00-ზე', '21:00 საათზე', '21:00 სთ-ზე'. */
const timeOfDay =
  /^(\s?-\s?ზე(?!\p{L})|-(დან|მდე|ის|ს|ში|იდან|თვის|სთვის|ისთვის|ამდე|იანი)(?!\p{L})|\s?(საათ(ი|ზე|იდან|ამდე|ისთვის)|სთ)(?!\p{L}))/u;

// Some signs by their codes: they look like others.
const bullets = /^[\s\u2022·*\u25AA\u25CF\u25BA\u25B6\u2714–—\u25CB\u25E6\u2023\u2713-]+/u;
const separators = /^([.,;](?=\s))?[\s\-–—−|:\u2022·>→=~]+/u;
const closingBrackets = /^[)\]}\u201D\u201C"\u00BB']{1,2}/u;
const openingBracket = /[([{\u201E"\u00AB\u201C']/u;

/** A longer line is no chapter. */
const longestLine = 500;

/** The chapter of a line that begins with its time: '* 0:00 შესავალი', '[1:02:03] – შესავალი', '0:00-3:22 შესავალი'. */
export function readTimeFirst(line: string): WrittenChapter | undefined {
  const { start, end, rest, before } = atStart.exec(line)?.groups ?? {};
  if (start === undefined || rest === undefined || timeOfDay.test(rest)) return undefined;
  return toChapter(start, end, withoutBrackets(rest, before ?? ""));
}

/** The chapter of a line that ends with its time: 'შესავალი – 0:00', 'შესავალი (1:02:03)'. */
export function readTimeLast(line: string): WrittenChapter | undefined {
  if (line.length > longestLine) return undefined;
  const { start, end, label } = atEnd.exec(line)?.groups ?? {};
  return start === undefined || label === undefined ? undefined : toChapter(start, end, label.replace(bullets, ""));
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

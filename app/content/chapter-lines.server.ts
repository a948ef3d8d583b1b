/**
 * Reads chapters in the formats that people and tools write. `npm run new` accepts all of them. Content files allow
 * only `m:ss label` and `h:mm:ss label` (episode-texts.server.ts).
 */
import type { Chapter } from "./track.ts";

/** `end` is the end written in the line, in seconds. */
type ReadChapter = Chapter & { end?: number };

type ChapterLines = {
  /** The chapters of a line, by its index. */
  chapters: ReadonlyMap<number, readonly ReadChapter[]>;
  /** Indexes of lines with only the second half of a chapter: its label or its time. */
  halves: ReadonlySet<number>;
  /** Indexes of lines that look like chapters but cannot be read. */
  unread: ReadonlySet<number>;
  /** Indexes of other lines between two chapters of a list. */
  middle: ReadonlySet<number>;
  /** True if times like 05:10:12 are minutes, seconds and frames. */
  hasFrames: boolean;
};

/** `time` and `until` are as written. */
type Timed = { time: string; until?: string | undefined; label: string };

/** `timed` has all times of a line. `whole` has only the first one, and the other times are part of its label. */
type Reading = { form: "timeFirst" | "labelFirst" | "timeOnly"; timed: readonly Timed[]; whole?: Timed };

/** Maximum duration of an episode in hours, as in the schema. */
const longestHours = 8;

/** Maximum characters of a label before its time. A line with a longer one is prose. */
const longestLabel = 100;

/** 5:10, 1:02:03; with frames 05:10:12, 00:05:10:12, 05:10;12; with fractions 0:05:10.5, 5:10,5. */
const clock = String.raw`\d{1,3}[:\uFF1A\u2236][0-5]\d(?:[:\uFF1A\u2236][0-5]\d[:\uFF1A\u2236]\d\d|[:\uFF1A\u2236]\d\d)?(?:;\d\d|[.,]\d{1,9})?`;
/** 1h02m03s, 5m10s. */
const units = String.raw`(?:\d{1,2}h ?)?\d{1,3}m ?\d{1,2}s`;
/** Suffixes of a time of day: '21:00 საათზე', '21:00-დან'. */
const ofDay = String.raw`[\s\-–]{0,2}(?:საათ(?:ზე|იდან|ამდე)|(?:სთ|ზე|დან|მდე)(?!\p{L}))`;
const time = String.raw`(?<![\p{L}\p{N}:\uFF1A/]|\p{N}[.,;])(?:${clock}|${units})(?![\p{L}\p{N}:\uFF1A]\S|[\p{L}\p{N}]|[.,;]\p{N}|${ofDay})`;
const times = new RegExp(String.raw`(?<time>${time})(?:\s?(?:[-–—→~]|to)\s?(?<until>${time}))?`, "giu");
/** Includes times that cannot be read: '30.00', '35’10', '1 სთ 05 წთ', '1h20m'. */
const timeInList = new RegExp(
  String.raw`\d[:\uFF1A\u2236]\d{1,2}(?!\d|${ofDay})|^[^\p{L}\p{N}]*\d{1,3}(?:[.’']\d\d(?!\d)|\s?(?:სთ|წთ|h|m)(?!\p{L}))`,
  "u",
);
const beginsWithTime = new RegExp(String.raw`^[^\p{L}\p{N}]*\d{1,3}[:\uFF1A\u2236]\d\d(?!${ofDay})`, "u");

/** Allowed before a time: signs, emoji, and a number such as '1.', '#3', '04 |' or 1️⃣. */
const lead = /^[^\p{L}\p{N}]{0,12}(?:(?:\d\uFE0F?\u20E3)+|\p{No}|\d{1,3}(?=[^\p{L}\p{N}]))?[^\p{L}\p{N}]{0,12}$/u;
const signs = /^[^\p{L}\p{N}]{0,12}$/u;
/** Separates two chapters on one line, where each label comes before its time. */
const between = /^[^\p{L}\p{N}]{0,3}[|•·;/,]\s/u;
/** A time, or a whole line, in bold, italics or code. */
const marked = /(?<![\p{L}\p{N}])(\*\*|__|~~|\*|_|`)(?=\S)(.*?\S)\1(?![\p{L}\p{N}])/gu;
const markedLabel = /^(\*\*|\*|~~|`)([^*~`]+)\1$/;

/**
 * Between a time and the label after it: closing brackets and quotes, then separators. A hyphen before a digit is a
 * minus.
 */
const toLabel = /^[)\]}>“”"’*_`~]*[:|\-–—→•·~>.,;=]*(?:\s+(?:[|–—→•·]+|-(?![-\d])|[:~>=.,)*]+(?=\s)))*\s*/u;
/**
 * Between a label and the time after it: a quote, then brackets and separators, then dots. Removed one after the other.
 */
const fromLabel = [
  /(?<=\s)["“]$/u,
  /[\s\-–—|•·:\uFF1A→~>=([{<„«*`_]+$/u,
  /(?:[.…·_]{3,}|(?<=\s)[.…·]+|(?<!\.\S*)\.)$/u,
];
const beforeLabel =
  /^(?:\s*(?:(?:\d\uFE0F?\u20E3)+|\p{No}|\p{Extended_Pictographic}\uFE0F?|#?\d{1,3}[.)|](?=\s)|[-–—•*|]+(?=\s)))*\s*/u;
const beforeNext = /[\s|•·;/,([{–—-]+$/u;

/** Reads the lines of a list or of a whole text. */
export function readChapterLines(lines: readonly string[]): ChapterLines {
  const readings = lines.map(readLine);
  const found = new Map<number, Reading>();
  const halves = new Set<number>();
  for (const [index, reading] of readings.entries()) if (reading?.form === "timeFirst") found.set(index, reading);
  for (const run of listLabelFirst(lines, readings)) for (const [index, reading] of run) found.set(index, reading);
  for (const { first, second, reading } of pairLines(lines, readings)) {
    found.set(first, reading);
    halves.add(second);
  }
  const hasFrames = areFrames([...found.values()].flatMap(({ timed }) => timed));
  const toChapter = ({ time: start, until, label }: Timed): ReadChapter => {
    const seconds = toSeconds(start, hasFrames);
    return until === undefined ? { seconds, label } : { seconds, label, end: toSeconds(until, hasFrames) };
  };
  const chapters = new Map<number, readonly ReadChapter[]>();
  let next = Infinity;
  for (const [index, { timed, whole }] of [...found].toSorted(([a], [b]) => b - a)) {
    const several = timed.map(toChapter);
    const isList = !whole || isRising([...several.map(({ seconds }) => seconds), next]);
    chapters.set(index, isList ? several : [toChapter(whole)]);
    next = chapters.get(index)?.[0]?.seconds ?? next;
  }
  const isTaken = (index: number) => chapters.has(index) || halves.has(index);
  const isLikeChapter = (index: number) => (readings[index]?.timed.length ?? 0) > 0;
  const blocks = blocksOf(lines);
  const unread = blocks.flatMap((block) => {
    const isList = block.some(isTaken) || block.filter(isLikeChapter).length > 1;
    const isOdd = (index: number) => (isList ? timeInList : beginsWithTime).test(lines[index] ?? "");
    return block.filter((index) => !isTaken(index) && isOdd(index));
  });
  const middle = blocks.flatMap((block) =>
    block.slice(block.findIndex(isTaken) + 1, block.findLastIndex(isTaken) + 1).filter((index) => !isTaken(index)),
  );
  return { chapters, halves, unread: new Set(unread), middle: new Set(middle), hasFrames };
}

/** Reads the chapter of a line that begins with its time. Other times belong to the label. */
export function readChapterLine(line: string): Chapter | undefined {
  const { whole } = readLine(line) ?? {};
  return whole?.label ? { seconds: toSeconds(whole.time, false), label: whole.label } : undefined;
}

/** Indexes of the lines between empty ones. */
function blocksOf(lines: readonly string[]): number[][] {
  const blocks: number[][] = [[]];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") blocks.push([]);
    else blocks.at(-1)?.push(index);
  }
  return blocks;
}

function readLine(written: string): Reading | undefined {
  const line = written.replace(marked, (all, _mark, inner: string) => (inner.search(times) === -1 ? all : inner));
  const found = [...line.matchAll(times)].map(({ index, 0: { length }, groups }) => {
    return { time: groups?.["time"] ?? "", until: groups?.["until"], start: index, end: index + length };
  });
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return undefined;
  const timed = (labelOf: (place: number) => string) =>
    found.map(({ time: text, until }, place) => ({ time: text, until, label: labelOf(place) }));
  const after = line.slice(last.end);
  if (lead.test(line.slice(0, first.start))) {
    if (first === last && signs.test(after)) return { form: "timeOnly", timed: timed(() => "") };
    const whole = { time: first.time, until: first.until, label: labelAfter(line.slice(first.end)) };
    const several = timed((place) => {
      const label = labelAfter(line.slice(found[place]?.end, found[place + 1]?.start));
      return found[place] === last ? label : label.replace(beforeNext, "");
    });
    return { form: "timeFirst", timed: several.every(({ label }) => label !== "") ? several : [whole], whole };
  }
  const gapBefore = (place: number) => line.slice(found[place - 1]?.end ?? 0, found[place]?.start);
  const several = timed((place) => labelBefore(gapBefore(place).replace(place > 0 ? between : "", "")));
  const isList =
    signs.test(after) &&
    several.every(({ label }) => label !== "" && label.length <= longestLabel) &&
    several.every((_, place) => place === 0 || between.test(gapBefore(place)));
  return { form: "labelFirst", timed: isList ? several : [] };
}

function labelAfter(text: string): string {
  return unmark(text.replace(toLabel, "").replace(/\s*\|\s*$/, ""));
}

function labelBefore(text: string): string {
  return unmark(fromLabel.reduce((label, sign) => label.replace(sign, ""), text.replace(beforeLabel, "")));
}

function unmark(label: string): string {
  return label.trim().replace(markedLabel, "$2");
}

/**
 * Finds lists whose labels come before their times. Prose may also end with a time. So the times of a list must
 * increase, and the list must start at 0:00 or have at least three times.
 */
function listLabelFirst(lines: readonly string[], readings: readonly (Reading | undefined)[]): [number, Reading][][] {
  const runs: [number, Reading][][] = [[]];
  for (const [index, reading] of readings.entries()) {
    if (reading?.form === "labelFirst" && reading.timed.length > 0) runs.at(-1)?.push([index, reading]);
    else if (reading?.form !== "timeFirst" && lines[index]?.trim() !== "") runs.push([]);
  }
  return runs.filter((run) => {
    const seconds = run.flatMap(([, { timed }]) => timed.map(({ time: text }) => toSeconds(text, false)));
    return isRising(seconds) && (seconds[0] === 0 ? seconds.length > 1 : seconds.length > 2);
  });
}

/** Pairs times and labels on separate lines, in either order. A list needs at least two pairs. */
function pairLines(lines: readonly string[], readings: readonly (Reading | undefined)[]) {
  const alone = [...readings.keys()].filter((index) => isTimeOnly(readings[index]));
  const isLabel = (index: number) => readings[index] === undefined && Boolean(lines[index]?.trim());
  const step = [1, -1].find((offset) => alone.length > 1 && alone.every((index) => isLabel(index + offset)));
  if (step === undefined) return [];
  return alone.map((index) => {
    const label = unmark((lines[index + step] ?? "").replace(beforeLabel, ""));
    const timed = (readings[index]?.timed ?? []).map((one) => ({ ...one, label }));
    return {
      first: Math.min(index, index + step),
      second: Math.max(index, index + step),
      reading: { form: "timeFirst" as const, timed },
    };
  });
}

function isTimeOnly(reading: Reading | undefined): boolean {
  return reading?.form === "timeOnly";
}

function isRising(seconds: readonly number[]): boolean {
  return seconds.every((one, place) => place === 0 || one > (seconds[place - 1] ?? 0));
}

/**
 * Returns true if times like 05:10:12 are minutes, seconds and frames, as video editors write them. As hours, minutes
 * and seconds they would be longer than any episode.
 */
function areFrames(timed: readonly Timed[]): boolean {
  const parts = timed.map(({ time: text }) => text.split(/[:\uFF1A\u2236]/).length);
  if (parts.length === 0 || parts.includes(2)) return false;
  return parts.includes(4) || timed.some(({ time: text }) => toSeconds(text, false) > longestHours * 60 * 60);
}

/** Converts to whole seconds. Drops fractions and frames. */
function toSeconds(written: string, hasFrames: boolean): number {
  const numbers =
    written
      .replace(/[;.,].*$/, "")
      .match(/\d+/g)
      ?.map(Number) ?? [];
  if (numbers.length === 4 || (numbers.length === 3 && (hasFrames || (numbers[2] ?? 0) > 59) && !/[hm]/i.test(written)))
    numbers.pop();
  return numbers.reduce((seconds, number) => seconds * 60 + number, 0);
}

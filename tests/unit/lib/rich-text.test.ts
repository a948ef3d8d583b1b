import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRichText, splitParagraphs } from "#app/lib/rich-text.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";

function timestampsIn(text: string): number[] {
  return parseRichText(text).flatMap((part) => (part.kind === "timestamp" ? [part.seconds] : []));
}

function linksIn(text: string): string[] {
  return parseRichText(text).flatMap((part) => (part.kind === "link" ? [part.url] : []));
}

test.each([
  ["0:00 შესავალი", [0]],
  ["(1:02:03) და 4:05.", [3723, 245]],
  ["1:00–2:00", [60, 120]],
  ["„3:22“", [202]],
  ["5:10: intro", [310]],
  ["1:05/2:06", [65, 126]],
  ["1:05-2:10", [65, 130]],
  ["0:30/1:05/1:02:03", [30, 65, 3723]],
])("timestamps are found in '%s'", (text, seconds) => {
  expect(timestampsIn(text)).toEqual(seconds);
});

const noTimes = [
  "abc1:23|1:23abc|ა1:23|123:456|1:2:3|1:23:4|12:34:56:78|1.5:30|version 1:23.4|http://localhost:80/1:23",
  "https://youtu.be/x?t=1:23|-1:23|1:23:x|1:23/x|/1:23|123:45/2:067|a1:05/b2:06|10:75",
].flatMap((texts) => texts.split("|"));

test.each(noTimes)("timestamps are not found in '%s'", (text) => {
  expect(timestampsIn(text)).toEqual([]);
});

test("timestamps standing alone between words are always found", () => {
  const word = fc.stringMatching(/^[ა-ჰ]{1,8}$/);
  fc.assert(
    fc.property(word, fc.integer({ min: 0, max: 359_999 }), word, (before, seconds, after) => {
      expect(timestampsIn(`${before} ${formatTimestamp(seconds)} ${after}`)).toEqual([seconds]);
    }),
  );
});

test("timestamps glued to a letter, a digit or a colon are never found", () => {
  const glue = fc.constantFrom("a", "ჰ", "7", ":", "/");
  fc.assert(
    fc.property(glue, fc.integer({ min: 0, max: 359_999 }), glue, (before, seconds, after) => {
      expect(timestampsIn(`${before}${formatTimestamp(seconds)}${after}`)).toEqual([]);
    }),
  );
});

test.each([
  ["see https://go.dev/tour/.", ["https://go.dev/tour/"]],
  ["(https://example.com/a)", ["https://example.com/a"]],
  ["(https://example.com/a).", ["https://example.com/a"]],
  ["(see https://en.wikipedia.org/wiki/C_(language))", ["https://en.wikipedia.org/wiki/C_(language)"]],
  ["(https://en.wikipedia.org/wiki/C_(language).)", ["https://en.wikipedia.org/wiki/C_(language)"]],
  ["https://en.wikipedia.org/wiki/C_(language)", ["https://en.wikipedia.org/wiki/C_(language)"]],
  ["«https://example.com» და", ["https://example.com"]],
  ["„https://example.com“ და http://b.ge/?a=1&b=2,", ["https://example.com", "http://b.ge/?a=1&b=2"]],
  ["ftp://example.com javascript:alert(1)", []],
  ["https://", []],
])("links are read from '%s'", (text, urls) => {
  expect(linksIn(text)).toEqual(urls);
});

test("the parts together are the text, whatever it is", () => {
  const piece = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom("1:23", "1:02:03", "https://", "ქართული ", "\n\n"));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join("");
      expect(
        parseRichText(text)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
    }),
  );
});

test("paragraphs are split by blank lines of any kind", () => {
  expect(splitParagraphs("a\nb\n\nc\r\n\r\nd\n  \ne\n\n\n")).toEqual(["a\nb", "c", "d", "e"]);
});

/** Milliseconds of the quickest of some tries: what the machine does beside it does not count. */
function timeOf(text: string): number {
  const tries = Array.from({ length: 3 }, () => {
    const start = performance.now();
    parseRichText(text);
    return performance.now() - start;
  });
  return Math.min(...tries);
}

test.each([")", ".", ").", "(", "!x", "1:05/", "1:05-", "https://", " \n"])(
  "an address with twenty times as much of '%s' after it takes twenty times as long, not four hundred times",
  (unit) => {
    const addressWith = (count: number) => `https://example.com/${unit.repeat(count)}x`;
    expect(timeOf(addressWith(40_000))).toBeLessThan(150 * Math.max(timeOf(addressWith(2000)), 0.2));
  },
);

test("an address that 12,000 brackets follow is the address", () => {
  expect(linksIn(`https://example.com/${")".repeat(12_000)}`)).toEqual(["https://example.com/"]);
});

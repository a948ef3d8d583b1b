import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRichText, splitParagraphs } from "#app/lib/rich-text.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";

function timestampsIn(text: string): number[] {
  return parseRichText(text, 100 * 3600).flatMap((part) => (part.kind === "timestamp" ? [part.seconds] : []));
}

function linksIn(text: string): string[] {
  return parseRichText(text).flatMap((part) => (part.kind === "link" ? [part.url] : []));
}

test.each([
  ["0:00 შესავალი", [0]],
  ["(1:02:03) და 4:05.", [3723, 245]],
  ["„3:22“", [202]],
  ["5:10: intro", [310]],
  ["1:05/2:06", [65, 126]],
  ["0:30/1:05/1:02:03", [30, 65, 3723]],
])("finds timestamps in '%s'", (text, seconds) => {
  expect(timestampsIn(text)).toEqual(seconds);
});

const noTimes = [
  "abc1:23|1:23abc|ა1:23|123:456|1:2:3|1:23:4|12:34:56:78|1.5:30|version 1:23.4|http://localhost:80/1:23",
  "https://youtu.be/x?t=1:23|-1:23|1:23:x|1:23/x|/1:23|123:45/2:067|a1:05/b2:06|10:75",
].flatMap((texts) => texts.split("|"));

test.each(noTimes)("finds no timestamps in '%s'", (text) => {
  expect(timestampsIn(text)).toEqual([]);
});

test.each("10:30 AM|7:05 p.m.|9:00 PM-ზე|19:30-ზე|12:15-დან|19:30‑მდე".split("|"))(
  "finds no timestamp in the time of day '%s'",
  (text) => expect(timestampsIn(text)).toEqual([]),
);

test("finds timestamps before a word that begins like AM or PM, and before a dash", () => {
  expect(timestampsIn("1:05 amazing, 2:06 - და 3:07 – ამბავი")).toEqual([65, 126, 187]);
});

test("finds timestamps only before the recording's end, and none if no duration is known", () => {
  const parts = (duration?: number) => parseRichText("0:00, 1:39:59, 1:40:00, 99:59:59", duration);
  const found = (duration?: number) => parts(duration).filter(({ kind }) => kind === "timestamp");
  expect(found(6000).map(({ text }) => text)).toEqual(["0:00", "1:39:59"]);
  expect(found()).toEqual([]);
});

test("finds timestamps between words; finds no timestamp next to a letter, digit or colon", () => {
  const word = fc.stringMatching(/^[ა-ჰ]{1,8}$/);
  const glue = fc.constantFrom("a", "ჰ", "7", ":", "/");
  fc.assert(
    fc.property(word, fc.integer({ min: 0, max: 359_999 }), glue, (before, seconds, after) => {
      const time = formatTimestamp(seconds);
      expect(timestampsIn(`${before} ${time} ${before}`)).toEqual([seconds]);
      expect(timestampsIn(`${after}${time}${after}`)).toEqual([]);
    }),
  );
});

test.each([
  ["see https://go.dev/tour/.", ["https://go.dev/tour/"]],
  ["(https://example.com/a).", ["https://example.com/a"]],
  ["(see https://en.wikipedia.org/wiki/C_(language))", ["https://en.wikipedia.org/wiki/C_(language)"]],
  ["(https://en.wikipedia.org/wiki/C_(language).)", ["https://en.wikipedia.org/wiki/C_(language)"]],
  ["[https://example.com/a[0]] {https://b.ge}", ["https://example.com/a[0]", "https://b.ge"]],
  ["„https://example.com“ და http://b.ge/?a=1&b=2,", ["https://example.com", "http://b.ge/?a=1&b=2"]],
  ["«https://a.ge» ‘https://b.ge’ `https://c.ge`", ["https://a.ge", "https://b.ge", "https://c.ge"]],
  [
    "**https://a.ge** https://b.ge?! https://c.ge… https://d.ge...",
    ["https://a.ge", "https://b.ge", "https://c.ge", "https://d.ge"],
  ],
  [
    "https://a.ge|https://b.ge,https://c.ge;https://d.ge",
    ["https://a.ge", "https://b.ge", "https://c.ge", "https://d.ge"],
  ],
  ["https://a.ge–https — https://a.ge—", ["https://a.ge–https", "https://a.ge"]],
  [
    "https://devtherapy.ge-ზე, https://devtherapy.ge/shop-დან.",
    ["https://devtherapy.ge", "https://devtherapy.ge/shop"],
  ],
  ["https://a.ge/-ს https://a.ge/b_c-ისთვის! (https://a.ge-ში)", ["https://a.ge/", "https://a.ge/b_c", "https://a.ge"]],
  ["https://a.ge/x?y=1-ით https://a.ge/repo-ების", ["https://a.ge/x?y=1", "https://a.ge/repo"]],
  [
    "https://ka.wikipedia.org/wiki/საქართველო https://a.ge/ა-ში",
    ["https://ka.wikipedia.org/wiki/საქართველო", "https://a.ge/ა-ში"],
  ],
  [
    "https://youtu.be/tI-vWehbH-_ https://youtu.be/tI-vWehbH--",
    ["https://youtu.be/tI-vWehbH-_", "https://youtu.be/tI-vWehbH--"],
  ],
  [
    "https://web.archive.org/web/2020/https://a.ge/?u=https://b.ge",
    ["https://web.archive.org/web/2020/https://a.ge/?u=https://b.ge"],
  ],
  ["https://en.wikipedia.org/wiki/Michelson–Morley", ["https://en.wikipedia.org/wiki/Michelson–Morley"]],
  ["https://a.ge/\u200B\u2069", ["https://a.ge/"]],
  ["ftp://example.com javascript:alert(1)", []],
  ["https://", []],
])("reads the links of '%s'", (text, urls) => {
  expect(linksIn(text)).toEqual(urls);
});

test("returns parts that add up to the text", () => {
  const piece = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom("1:23", "1:02:03", "https://", "ქართული ", "\n\n"));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const parts = parseRichText(pieces.join(""), 3600);
      expect(parts.map((part) => part.text).join("")).toBe(pieces.join(""));
    }),
  );
});

test("splits paragraphs at empty and whitespace-only lines", () => {
  expect(splitParagraphs("a\nb\n\nc\r\n\r\nd\n  \ne\n\n\n")).toEqual(["a\nb", "c", "d", "e"]);
});

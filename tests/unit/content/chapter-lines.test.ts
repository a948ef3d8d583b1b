import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readChapterLines } from "#app/content/chapter-lines.server.ts";
import { listWholeEpisodes } from "#app/content/episodes.server.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";

function read(text: string) {
  const lines = text.split("\n");
  const { chapters, unread } = readChapterLines(lines);
  const found = [...lines.keys()].flatMap((index) => chapters.get(index) ?? []);
  return { chapters: found.map(({ seconds, label }) => ({ seconds, label })), unread: [...unread] };
}

const two = (number: number) => String(number).padStart(2, "0");
const parts = (seconds: number) => [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60] as const;

const times: Record<string, (seconds: number) => string> = {
  plain: formatTimestamp,
  padded: (seconds) => parts(seconds).map(two).join(":"),
  minutes: (seconds) => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`,
  point: (seconds) => `${parts(seconds).map(two).join(":")}.500`,
  comma: (seconds) => `${formatTimestamp(seconds)},5`,
  frames: (seconds) => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}:24`,
  "hours and frames": (seconds) => `${parts(seconds).map(two).join(":")}:24`,
  "dropped frames": (seconds) => `${parts(seconds).map(two).join(":")};02`,
  units: (seconds) => `${parts(seconds)[0]}h${two(parts(seconds)[1])}m${two(parts(seconds)[2])}s`,
  "wide colons": (seconds) => parts(seconds).map(two).join("："),
};

const lines: Record<string, (time: string, label: string, number: number) => string> = {
  plain: (time, label) => `${time} ${label}`,
  hyphen: (time, label) => `${time} - ${label}`,
  dash: (time, label) => `${time} – ${label}`,
  "long dash": (time, label) => `${time}—${label}`,
  bar: (time, label) => `${time} | ${label}`,
  dot: (time, label) => `${time} • ${label}`,
  colon: (time, label) => `${time}: ${label}`,
  stop: (time, label) => `${time}. ${label}`,
  parenthesis: (time, label) => `${time}) ${label}`,
  brackets: (time, label) => `[${time}] ${label}`,
  parentheses: (time, label) => `(${time}) - ${label}`,
  "Georgian quotes": (time, label) => `„${time}“ ${label}`,
  bullet: (time, label) => `- ${time} ${label}`,
  number: (time, label, number) => `${number}. ${time} ${label}`,
  hash: (time, label, number) => `#${number} ${time} ${label}`,
  "number and bar": (time, label, number) => `${two(number)} | ${time} ${label}`,
  keycap: (time, label, number) => `${number % 10}\uFE0F\u20E3 ${time} ${label}`,
  emoji: (time, label) => `⏱️ ${time} ${label}`,
  table: (time, label) => `| ${time} | ${label} |`,
  bold: (time, label) => `**${time}** — ${label}`,
  "bold line": (time, label) => `*${time} ${label}*`,
  code: (time, label) => `- \`${time}\` ${label}`,
  "label first": (time, label) => `${label} ${time}`,
  "label, dash": (time, label) => `${label} – ${time}`,
  "label, colon": (time, label) => `${label}: ${time}`,
  "label, brackets": (time, label) => `${label} (${time})`,
  "label, dots": (time, label) => `${label} ..... ${time}`,
  "number, label": (time, label, number) => `${number}. ${label} [${time}]`,
  "a line each": (time, label) => `${time}\n${label}`,
  "a line each, label first": (time, label) => `${label}\n${time}`,
};

const word = fc.stringMatching(/^[ა-ჰ]{1,9}$|^[A-Za-z]{2,9}$|^(C#|C\+\+|\.NET|AI-ს|„ა“|\(ბონუსი\)|2024|რა\?|ასე!)$/);
const label = fc
  .array(word, { minLength: 1, maxLength: 6 })
  .map((words) => words.join(" "))
  .filter((words) => /^\p{L}/u.test(words) && !/^(to|h|m|s)\b/i.test(words) && !/^(საათ|სთ|ზე|დან|მდე)/.test(words));
/** Lists that start at 0:00 and span at least ten minutes. */
const chapterList = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 9800 }), { minLength: 1, maxLength: 12 }),
    fc.integer({ min: 9801, max: 9999 }),
  )
  .map(([starts, last]) => [0, ...starts.toSorted((a, b) => a - b), last])
  .chain((starts) => fc.tuple(...starts.map((seconds) => fc.record({ seconds: fc.constant(seconds), label }))));

describe("a chapter list", () => {
  test.each(Object.entries(lines))("is read exactly in the form: %s", (_name, write) => {
    fc.assert(
      fc.property(chapterList, fc.constantFrom(...Object.values(times)), (chapters, timeOf) => {
        const text = chapters.map((one, index) => write(timeOf(one.seconds), one.label, index + 1)).join("\n");
        expect(read(text)).toEqual({ chapters, unread: [] });
      }),
      { numRuns: 60 },
    );
  });

  test.each([" ", " | ", ", ", " • "])(
    "is read exactly with several chapters on a line, separated by '%s'",
    (separator) => {
      fc.assert(
        fc.property(chapterList, (chapters) => {
          const text = chapters.map((one) => `${formatTimestamp(one.seconds)} ${one.label}`).join(separator);
          expect(read(text)).toEqual({ chapters, unread: [] });
        }),
        { numRuns: 60 },
      );
    },
  );

  test("is read exactly with the labels of all our episodes", () => {
    for (const { chapters } of listWholeEpisodes()) {
      const first = chapters.map(({ seconds, label: name }) => `${formatTimestamp(seconds)} ${name}`).join("\n");
      expect(read(first).chapters).toEqual(chapters);
    }
  });
});

test.each([
  ["0:05:10.5 A", [[310, "A"]]],
  [
    "შესავალი 0:00\nკარიერა (5:10)\nკითხვები – 1:02:03",
    [
      [0, "შესავალი"],
      [310, "კარიერა"],
      [3723, "კითხვები"],
    ],
  ],
  [
    "1️⃣ 0:00 A\n#3 10:20 C\n04 | 15:00 D\n**5:10** — A",
    [
      [0, "A"],
      [620, "C"],
      [900, "D"],
      [310, "A"],
    ],
  ],
  [
    "A 0:00 | B 5:10 | C 10:00",
    [
      [0, "A"],
      [310, "B"],
      [600, "C"],
    ],
  ],
  [
    "0:00 – 3:22 A\n[5:10-1:02:03] B",
    [
      [0, "A"],
      [310, "B"],
    ],
  ],
  [
    "1:25 Lex 5:00 rule\n3:22 next",
    [
      [85, "Lex 5:00 rule"],
      [202, "next"],
    ],
  ],
  [
    "0:00:00 A\n0:05:10 B\n1:35:00 C",
    [
      [0, "A"],
      [310, "B"],
      [5700, "C"],
    ],
  ],
  [
    "1:05 -1 და 0\n2:00 --flag\n3:00 .NET\n4:00 __init__",
    [
      [65, "-1 და 0"],
      [120, "--flag"],
      [180, ".NET"],
      [240, "__init__"],
    ],
  ],
])("reads the chapters in %j", (text, chapters) => {
  expect(read(text)).toEqual({ chapters: chapters.map(([seconds, name]) => ({ seconds, label: name })), unread: [] });
});

test.each([
  ["გელოდებით 19:30", []],
  ["პრემიერა 21:00 საათზე იქნება.\n21:00-ზე ჩავერთოთ", []],
  ["ვიწყებთ 3:22 წუთზე და მერე\nვაგრძელებთ 4:22 წუთზე და მერე", []],
  ["თანაფარდობა 16:9 სჯობს 4:3-ს", []],
  ["დაიწყება 19:00\nდასრულდება 21:00", [0, 1]],
  ["10:75 ა", [0]],
  ["19:30", [0]],
])("finds no chapter in %j", (text, unread) => {
  expect(read(text)).toEqual({ chapters: [], unread });
});

test("reads no chapter in text without times", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }).map((text) => text.replace(/\d/g, "")),
      (text) => {
        expect(read(text)).toEqual({ chapters: [], unread: [] });
      },
    ),
  );
});

test.each(["-", ". ", "·", "(", "**a** ", "5:10-", "1. ", "`", "| "])("reads a long line of %j quickly", (unit) => {
  const start = performance.now();
  read(`ა${unit.repeat(3000)}x 5:10\nბ 6:00`);
  expect(performance.now() - start).toBeLessThan(5000);
});

import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginningsOf, normalizeText, normalizeWords } from "#app/search/normalize-words.ts";

const alphabet = [..."აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ"];

/** The 33 letters in each system, written out apart from normalize-words.ts's own table. */
const systems: Readonly<Record<string, readonly string[]>> = {
  national: "a b g d e v z t i k' l m n o p' zh r s t' u p k gh q' sh ch ts dz ts' ch' kh j h".split(" "),
  "national without apostrophes": "a b g d e v z t i k l m n o p zh r s t u p k gh q sh ch ts dz ts ch kh j h".split(
    " ",
  ),
  "ALA-LC": "a b g d e v z tʻ i k l m n o p ž r s t u pʻ kʻ ġ q š čʻ cʻ ż c č x j h".split(" "),
  Caucasiology: "a b g d e v z t i ḳ l m n o ṗ ž r s ṭ u p k ɣ q̇ š č c ʒ c̣ č̣ x ǯ h".split(" "),
  casual: "a b g d e v z t i k l m n o p zh r s t u f q gh y sh ch c dz w tch x j h".split(" "),
  "keys of the Georgian layout": [..."abgdevzTiklmnopJrstufqRySCcZwWxjh"],
};

const word = fc.array(fc.constantFrom(...alphabet), { minLength: 1, maxLength: 12 });

describe.each(Object.entries(systems))("%s", (_name, system) => {
  test("has all letters", () => expect(system).toHaveLength(alphabet.length));

  test("a word and its transliteration have one key", () => {
    fc.assert(
      fc.property(word, (georgian) => {
        const latin = georgian.map((letter) => system[alphabet.indexOf(letter)]).join("");
        expect(normalizeText(latin)).toBe(normalizeText(georgian.join("")));
      }),
    );
  });

  test("also with some of its letters in the other script", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...alphabet), fc.boolean()), { minLength: 1 }), (georgian) => {
        const mixed = georgian.map(([letter, isLatin]) => (isLatin ? system[alphabet.indexOf(letter)] : letter));
        expect(normalizeText(mixed.join(""))).toBe(normalizeText(georgian.map(([letter]) => letter).join("")));
      }),
    );
  });
});

test("English typed with the Georgian layout on has the key that it has with the right one", () => {
  const keys = systems["keys of the Georgian layout"] ?? [];
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z]{1,12}$/), (english) => {
      const georgian = [...english].map((key) => alphabet[keys.indexOf(key)] ?? key).join("");
      expect(normalizeText(georgian)).toBe(normalizeText(english));
    }),
  );
});

test("normalizing again changes nothing, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const once = normalizeText(text);
      expect(normalizeText(once)).toBe(once);
    }),
    { numRuns: 500 },
  );
});

test("case does not matter, Mtavruli capitals neither", () => {
  fc.assert(
    fc.property(word, (georgian) => {
      const text = georgian.join("");
      expect(normalizeText(text.toUpperCase())).toBe(normalizeText(text));
    }),
  );
});

/** Milliseconds of the quickest of some tries: what the machine does beside it does not count. */
function timeOf(text: string): number {
  const tries = Array.from({ length: 5 }, () => {
    const start = performance.now();
    normalizeText(text);
    return performance.now() - start;
  });
  return Math.min(...tries);
}

test.each(["dzh", "ts", "tch", "kh", "ხ", "a'", "a-", "x-ის "])(
  "thirty times as much of '%s' takes thirty times as long, not nine hundred times",
  (unit) => {
    expect(timeOf(unit.repeat(60_000))).toBeLessThan(300 * Math.max(timeOf(unit.repeat(2000)), 0.2));
  },
);

test.each([
  ["Kubernetes-ის", "kubernetes"],
  ["AI-მ", "ai"],
  ["GPU-სა და C#-ზე", "gpu da c#"],
  ["framework-ებისთვის", "pramecork"],
  ["kubernetes-is", "kubernetes"],
  ["Tree-sitter", "tree sitter"],
  ["open-source", "open source"],
  ["C++, .NET", "c++ net"],
  ["„მზიური“!", "mziuri"],
  ["Systèmes Poznań Miško", "skstemes poznan misko"],
])("%s becomes %s", (text, normalized) => {
  expect(normalizeText(text)).toBe(normalized);
});

test("what comes along with copied text changes nothing: invisible characters inside a word, wide and joined letters", () => {
  expect(normalizeText("ნა\u200Bთია Kuber\u00ADnetes \uFF21\uFF29 o\uFB03ce")).toBe(
    normalizeText("ნათია Kubernetes AI office"),
  );
});

test("words know where they stand", () => {
  const text = "Rockstar-ის გუნდი";
  expect(normalizeWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(["Rockstar", "გუნდი"]);
});

test.each(["khinkali", "dzma", "zhurnali", "ghvino", "tsigni", "agents", "high", "matsoni", "djandaba"])(
  "every beginning of %s is one of its key's, also where a letter joins the next",
  (latin) => {
    const whole = normalizeText(latin);
    for (let length = 1; length <= latin.length; length += 1) {
      const beginnings = beginningsOf(normalizeText(latin.slice(0, length)));
      expect(beginnings.some((beginning) => whole.startsWith(beginning))).toBe(true);
    }
  },
);

test("weighs less than 2 kB", () => {
  const code = stripTypeScriptTypes(readFileSync("app/search/normalize-words.ts", "utf8"));
  const bare = code.replace(/\/\*\*[\s\S]*?\*\/|\/\/ .*$/gm, "");
  expect(gzipSync(bare).length).toBeLessThan(2048);
});

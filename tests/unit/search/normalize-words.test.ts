import fc from "fast-check";
import { expect, test } from "vitest";
import { beginningsOf, normalizeText, normalizeWords } from "#app/search/normalize-words.ts";

const alphabet = [..."აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ"];

/** The 33 letters in each romanization, independent of the table in normalize-words.ts. */
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

test.each(Object.entries(systems))(
  "gives a word in %s romanization the key of the Georgian word, even if it mixes both scripts",
  (_name, system) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...alphabet), fc.boolean()), { minLength: 1 }), (georgian) => {
        const mixed = georgian.map(([letter, isLatin]) => (isLatin ? system[alphabet.indexOf(letter)] : letter));
        expect(normalizeText(mixed.join(""))).toBe(normalizeText(georgian.map(([letter]) => letter).join("")));
      }),
    );
  },
);

test("converts English typed in the Georgian layout to English", () => {
  const keys = systems["keys of the Georgian layout"] ?? [];
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z]{1,12}$/), (english) => {
      const georgian = [...english].map((key) => alphabet[keys.indexOf(key)] ?? key).join("");
      expect(normalizeText(georgian)).toBe(normalizeText(english));
    }),
  );
});

test("ignores case and Mtavruli capitals", () => {
  expect(normalizeText("ნიკაბაძე Kubernetes".toUpperCase())).toBe(normalizeText("ნიკაბაძე Kubernetes"));
});

test.each([
  ["Kubernetes-ის", "kubernetes"],
  ["GPU-სა და C#-ზე", "gpu da c#"],
  ["kubernetes-is", "kubernetes"],
  ["open-source", "open source"],
  ["C++, .NET", "c++ net"],
  ["„მზიური“!", "mziuri"],
  ["Systèmes Poznań Miško", "skstemes poznan misko"],
])("normalizes the word %s to %s", (text, normalized) => {
  expect(normalizeText(text)).toBe(normalized);
});

test("ignores invisible characters, fullwidth forms and ligatures in copied text", () => {
  expect(normalizeText("ნა\u200Bთია Kuber\u00ADnetes \uFF21\uFF29 o\uFB03ce")).toBe(
    normalizeText("ნათია Kubernetes AI office"),
  );
});

test("returns the positions of words in the text", () => {
  const text = "Rockstar-ის გუნდი";
  expect(normalizeWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(["Rockstar", "გუნდი"]);
});

test.each("khinkali|zhurnali|ghvino|tsigni|agents|high|djandaba|kodze|internetshi".split("|"))(
  "maps every prefix of %s to a prefix of its key, also within a digraph",
  (latin) => {
    const whole = normalizeText(latin);
    for (let length = 1; length <= latin.length; length += 1) {
      const beginnings = beginningsOf(normalizeText(latin.slice(0, length)));
      expect(beginnings.some((beginning) => whole.startsWith(beginning))).toBe(true);
    }
  },
);

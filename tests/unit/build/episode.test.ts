import fc from "fast-check";
import { expect, test } from "vitest";
import { firstSentences, withoutSummary } from "#app/build/new/episode.ts";

const sentence = fc
  .array(fc.stringMatching(/^[a-zა-ჰ]{2,12}$/), { minLength: 1, maxLength: 30 })
  .chain((words) => fc.constantFrom(".", "!", "…").map((end) => words.join(" ") + end));
const paragraph = fc.array(sentence, { minLength: 1, maxLength: 6 }).map((sentences) => sentences.join(" "));
const texts = fc.array(paragraph, { maxLength: 4 }).map((paragraphs) => paragraphs.join("\n\n"));

test("what the description takes of a text is no longer in it, and nothing is lost", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const summary = firstSentences(text);
      const rest = withoutSummary(text, summary);
      expect((summary + rest).replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    }),
  );
});

test.each([
  ["one sentence alone", "ერთი.", "ერთი.", ""],
  ["two sentences", "ერთი. ორი.", "ერთი.", "ორი."],
  ["two paragraphs", "ერთი. ორი.\n\nსამი.", "ერთი. ორი.", "სამი."],
  ["a sentence that search engines cut", `${"ა".repeat(200)}. ბ.`, `${"ა".repeat(200)}.`, "ბ."],
])("%s", (_name, text, summary, rest) => {
  expect(firstSentences(text)).toBe(summary);
  expect(withoutSummary(text, summary)).toBe(rest);
});

test("a sentence that no description can hold is cut, and stays in the text", () => {
  const text = `${"ა ".repeat(300)}.`;
  const summary = firstSentences(text);
  expect(summary).toMatch(/^(ა )+ა…$/);
  expect(withoutSummary(text, summary)).toBe(text);
});

test("a description in other words leaves the text as it is", () => {
  expect(withoutSummary("ერთი. ორი.", "სხვა.")).toBe("ერთი. ორი.");
  expect(withoutSummary("ერთიანი. ორი.", "ერთი")).toBe("ერთიანი. ორი.");
});

import { expect, test } from "vitest";
import { firstSentences, withoutSummary } from "#app/build/new/episode.ts";

test.each([
  ["one sentence alone", "ერთი.", "ერთი.", ""],
  ["two sentences", "ერთი. ორი!", "ერთი.", "ორი!"],
  ["two paragraphs", "ერთი. ორი.\n\nსამი. ოთხი.", "ერთი. ორი.", "სამი. ოთხი."],
  ["a sentence that search engines cut", `${"ა".repeat(200)}. ბ.`, `${"ა".repeat(200)}.`, "ბ."],
])("of %s the description takes the beginning, and the text keeps the rest", (_what, text, summary, rest) => {
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

import { expect, test } from "vitest";
import { firstSentences, withoutSummary } from "#app/tools/new/episode.ts";

test.each([
  ["a single sentence", "ერთი.", "ერთი.", ""],
  ["two sentences", "ერთი. ორი!", "ერთი.", "ორი!"],
  ["two paragraphs", "ერთი. ორი.\n\nსამი. ოთხი.", "ერთი. ორი.", "სამი. ოთხი."],
  ["a sentence that search engines cut", `${"ა".repeat(200)}. ბ.`, `${"ა".repeat(200)}.`, "ბ."],
])("splits %s into description and remaining text", (_what, text, summary, rest) => {
  expect(firstSentences(text)).toBe(summary);
  expect(withoutSummary(text, summary)).toBe(rest);
});

test("truncates an overlong sentence in the description and keeps the whole sentence in the text", () => {
  const text = `${"ა ".repeat(300)}.`;
  const summary = firstSentences(text);
  expect(summary).toMatch(/^(ა )+ა…$/);
  expect(withoutSummary(text, summary)).toBe(text);
});

test("keeps the whole text if it does not start with the words of the summary", () => {
  expect(withoutSummary("ერთი. ორი.", "სხვა.")).toBe("ერთი. ორი.");
  expect(withoutSummary("ერთიანი. ორი.", "ერთი")).toBe("ერთიანი. ორი.");
});

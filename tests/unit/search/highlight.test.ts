import { expect, test } from "vitest";
import { cutSnippet, findMatches } from "#app/search/highlight.tsx";
import { createSiteSearch } from "#app/search/site-search.ts";
import { buildSearchFile } from "#tests/factories.ts";

/** Returns the marked words of a chapter that a query finds. */
function marked(label: string, query: string): string[] {
  const [episode] = buildSearchFile().episodes;
  const episodes = episode ? [{ ...episode, chapters: [{ seconds: 0, label }] }] : [];
  const { terms } = createSiteSearch(buildSearchFile({ episodes })).find(query);
  return findMatches(label, terms).map(({ start, end }) => label.slice(start, end));
}

test.each([
  ["Vulkan vs DirectX 12", "ვულკან დირეცტ", ["Vulkan", "DirectX"]],
  ["რასტერიზაცია და შეიდერები", "sheider", ["შეიდერები"]],
  ["Rockstar-ის გუნდი", "rockstar", ["Rockstar"]],
  ["როტაციის მნიშვნელობა", "rotacia", ["როტაციის"]],
  ["Kubernetes და პოდები", "kuberntes", ["Kubernetes"]],
  ["Go და Git", "g", []],
  ["C, C# და C++", "c", ["C"]],
  ["Vulkan", "", []],
])("in '%s', the query '%s' marks %j", (text, query, expected) => {
  expect(marked(text, query)).toEqual(expected);
});

const long = `${"სიტყვა ".repeat(40)}Vulkan ${"ბოლო ".repeat(40)}`.trim();

test("cuts a snippet around the first match, at word boundaries", () => {
  const snippet = cutSnippet(long, new Set(["vulkan"])) ?? "";
  expect(snippet).toMatch(/^… (სიტყვა )+Vulkan (ბოლო )+…$/);
  expect(snippet.length).toBeLessThan(160);
});

test("keeps a short text whole, adds no '…' at the ends of the text, and returns nothing without a match", () => {
  const terms = new Set(["vulkan", "rust"]);
  expect(cutSnippet("Vulkan აქ არის", terms)).toBe("Vulkan აქ არის");
  expect(cutSnippet(`Vulkan ${long}`, terms)).toMatch(/^Vulkan .* …$/);
  expect(cutSnippet(`${long} Rust`, new Set(["rust"]))).toMatch(/^… .* Rust$/);
  expect(cutSnippet(long, new Set(["rust"]))).toBeUndefined();
});

import { expect, test } from "vitest";
import { cutSnippet, findMatches } from "#app/search/highlight.tsx";
import { parseQuery } from "#app/search/query.ts";

function marksIn(text: string, query: string) {
  return findMatches(text, parseQuery(query));
}

function marked(text: string, query: string): string[] {
  return marksIn(text, query).map(({ start, end }) => text.slice(start, end));
}

test.each([
  ["Vulkan vs DirectX 12", "ვულკან დირეცტ", ["Vulkan", "Direct"]],
  ["რასტერიზაცია და შეიდერები", "sheider", ["შეიდერ"]],
  ["Rockstar-ის გუნდი", "rockstar", ["Rockstar"]],
  ["როტაციის მნიშვნელობა", "rotacia", ["როტაცი"]],
  ["Kubernetes და პოდები", "kuberntes", ["Kubernetes"]],
  ["Go და Git", "g", []],
  ["C, C# და C++", "c", ["C"]],
  ["Vulkan", "", []],
])("in '%s' '%s' marks %j, in the text as it is written", (text, query, expected) => {
  expect(marked(text, query)).toEqual(expected);
});

const long = `${"სიტყვა ".repeat(40)}Vulkan ${"ბოლო ".repeat(40)}`.trim();

test("a snippet is the text around the first mark, cut between words", () => {
  const snippet = cutSnippet(long, marksIn(long, "vulkan"));
  expect(snippet).toMatch(/^… (სიტყვა )+Vulkan (ბოლო )+…$/);
  expect(snippet.length).toBeLessThan(160);
});

test("a snippet leaves out nothing of a short text, and has no '…' at the ends of a long one", () => {
  expect(cutSnippet("Vulkan აქ არის", marksIn("Vulkan აქ არის", "vulkan"))).toBe("Vulkan აქ არის");
  expect(cutSnippet(`Vulkan ${long}`, marksIn(`Vulkan ${long}`, "vulkan"))).toMatch(/^Vulkan .* …$/);
  expect(cutSnippet(`${long} Rust`, marksIn(`${long} Rust`, "rust"))).toMatch(/^… .* Rust$/);
});

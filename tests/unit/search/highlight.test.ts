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
])("in '%s', the query '%s' marks %j", (text, query, expected) => {
  expect(marked(text, query)).toEqual(expected);
});

const long = `${"სიტყვა ".repeat(40)}Vulkan ${"ბოლო ".repeat(40)}`.trim();

test("cuts a snippet around the first match, at word boundaries", () => {
  const snippet = cutSnippet(long, marksIn(long, "vulkan"));
  expect(snippet).toMatch(/^… (სიტყვა )+Vulkan (ბოლო )+…$/);
  expect(snippet.length).toBeLessThan(160);
});

test("keeps a short text whole, and adds no '…' at the ends of the text", () => {
  expect(cutSnippet("Vulkan აქ არის", marksIn("Vulkan აქ არის", "vulkan"))).toBe("Vulkan აქ არის");
  expect(cutSnippet(`Vulkan ${long}`, marksIn(`Vulkan ${long}`, "vulkan"))).toMatch(/^Vulkan .* …$/);
  expect(cutSnippet(`${long} Rust`, marksIn(`${long} Rust`, "rust"))).toMatch(/^… .* Rust$/);
});

import { expect, test } from "vitest";
import { pageStyles, parseStylesheet } from "#app/document/finish-html.ts";

/** The selectors, of those given, whose rules a page keeps. */
function keptSelectors(html: string, ...selectors: string[]): string[] {
  const kept = pageStyles(html, parseStylesheet(selectors.map((selector) => `${selector}{color:red}`).join("\n")));
  return [...kept.matchAll(/(.+?)\{color:red\}/g)].map(([, selector = ""]) => selector);
}

test("a page keeps the rules whose classes are all in it, and those without any", () => {
  const html = '<p class="a group"><b class="b">';
  expect(
    keptSelectors(html, ".a", ".a .b:hover", ".c", ".a .c", "body > p", ":where(.a>*)", ".b:is(:where(.group)*)"),
  ).toEqual([".a", ".a .b:hover", "body > p", ":where(.a>*)", ".b:is(:where(.group)*)"]);
  expect(keptSelectors(html, ".a,.c")).toEqual([".a"]);
});

test("classes need not be there that an element must not have, or that are one of several", () => {
  expect(keptSelectors('<p class="a">', ".a:not(.c)", ":is(.a,.c)", ".a:has(.c)")).toEqual([
    ".a:not(.c)",
    ":is(.a,.c)",
  ]);
});

test("a class is found however it is written", () => {
  const html =
    '<p class="md:p-2.5 [&amp;&gt;svg]:size-4 content-[&#x27;x&#x27;]"><script>x.className=`fixed z-50`</script>';
  const selectors = [".md\\:p-2\\.5", ".\\[\\&\\>svg\\]\\:size-4>svg", ".content-\\[\\'x\\'\\]", ".z-50"];
  expect(keptSelectors(html, ...selectors)).toEqual(selectors);
});

test("blocks that are left without a rule go, but keyframes and the order of layers stay", () => {
  const kept = "@keyframes turn{12.5%{rotate:9deg}}@layer base,utilities;";
  const styles = `@media print{.c{color:red}}@layer components{@media print{.c{color:red}}}${kept}`;
  expect(pageStyles("<p>", parseStylesheet(styles))).toBe(`@layer components{}${kept}`);
});

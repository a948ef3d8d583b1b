import postcss, { type Rule } from "postcss";

/**
 * The rules of a style sheet that a page's HTML can use: those whose classes are all somewhere in it. What it has no classes
 * for comes with the whole sheet, before any script shows it (inline-scripts.ts).
 */
export function pageStyles(html: string, stylesheet: string): string {
  const words = new Set(html.split(/[\s"`]+/).map(decodeEntities));
  const root = postcss.parse(stylesheet);
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const selectors = rule.selectors.filter((selector) => classesOf(selector).every((name) => words.has(name)));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkAtRules((block) => {
    if (block.nodes?.length === 0) block.remove();
  });
  return root.toString();
}

/** The classes that an element must have, itself or around it, for a selector to match. Of alternatives it needs none. */
function classesOf(selector: string): string[] {
  const required = selector.replaceAll(/:not\([^)]*\)/g, "");
  if (/\([^)]*,/.test(required)) return [];
  return [...required.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replaceAll(/\\(.)/g, "$1"));
}

function isInKeyframes({ parent }: Rule): boolean {
  return parent?.type === "atrule" && "name" in parent && String(parent.name).endsWith("keyframes");
}

/** The signs that React escapes in an attribute. */
function decodeEntities(word: string): string {
  return word.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}

import { type ChildNode, parse } from "postcss";
import { redirectScript, scriptFilesId, startScript } from "./inline-scripts.ts";
import { securityPolicyOf } from "./security-policy.ts";

const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script type="module"([^>]*)>([\s\S]*?)<\/script>/;
const charset = /<meta charSet="utf-8"\/>/i;

type Options = {
  /** Every page names them. Browsers do nothing with them, so no script has to know them. */
  feeds: readonly { path: string; type: string; title: string }[];
  /** The style sheet of all pages, and the address of its file. */
  stylesheet: { parts: readonly StylesPart[]; href: string };
  /** It is the page that hosts show for unknown addresses. */
  isFallback: boolean;
};

/**
 * A page as it goes to the host, made of what React rendered: its scripts and the styles that only they use are fetched after
 * the first paint, because a page can be read before it is alive; it names the feeds; and its security policy allows its own
 * inline scripts and styles alone. Throws when the page has no charset, no style sheet or no script.
 */
export function finishHtml(html: string, { feeds, stylesheet, isFallback }: Options): string {
  const links = feeds.map(
    ({ path, type, title }) => `<link rel="alternate" href="${path}" type="${type}" title="${title}"/>`,
  );
  const named = deferScripts(deferStylesheet(html, stylesheet)).replace("</head>", () => `${links.join("")}</head>`);
  const redirect = isFallback ? `<script>${redirectScript()}</script>` : "";
  const finished = named.replace("<script>", () => `${redirect}<script>`);
  if (!charset.test(html)) throw new Error("A page has no charset, so there is no place for its security policy");
  const policy = `<meta http-equiv="Content-Security-Policy" content="${securityPolicyOf(finished)}"/>`;
  return finished.replace(charset, (found) => found + policy);
}

/** In the file's place stand the rules that the page can use, and the file is not fetched before startScript() enables it. */
function deferStylesheet(html: string, { parts, href }: Options["stylesheet"]): string {
  const link = `<link rel="stylesheet" href="${href}"/>`;
  if (!html.includes(link)) throw new Error("A page has no style sheet");
  return html.replace(link, () => `<style>${pageStyles(html, parts)}</style>${link.replace("/>", ' disabled=""/>')}`);
}

/** Without a type that browsers run, a script waits until startScript() gives it one. */
function deferScripts(html: string): string {
  if (!moduleScript.test(html)) throw new Error("A page has no script that starts it");
  const files = (html.match(modulePreload) ?? []).join("");
  const end = `<template id="${scriptFilesId}">${files}</template><script>${startScript()}</script>`;
  return html
    .replace(modulePreload, "")
    .replace(moduleScript, '<script type="text/plain"$1>$2</script>')
    .replace("</body>", () => `${end}</body>`);
}

/** A part of a style sheet: a rule, a block of parts (`@media`, `@layer`), or text that every page takes (`@font-face`). */
type StylesPart =
  | { selectors: { text: string; classes: string[] }[]; body: string }
  | { head: string; parts: StylesPart[] }
  | string;

/** A style sheet without blanks, read once for all pages. */
export function parseStylesheet(css: string): StylesPart[] {
  return parse(css).nodes.map(partOf);
}

function partOf(node: ChildNode): StylesPart {
  if (node.type === "rule") {
    const selectors = node.selectors.map((text) => ({ text, classes: classesOf(text) }));
    return { selectors, body: `{${node.nodes.join(";")}}` };
  }
  if (node.type !== "atrule") return node.toString();
  if (!node.nodes) return `${node};`;
  if (node.first?.type !== "rule" && node.first?.type !== "atrule") return node.toString();
  return { head: `@${node.name} ${node.params}`, parts: node.nodes.map(partOf) };
}

/**
 * The rules of a style sheet that a page's HTML can use: those whose classes are all somewhere in it. What it has no classes
 * for comes with the whole sheet, before any script shows it (inline-scripts.ts).
 */
export function pageStyles(html: string, stylesheet: readonly StylesPart[]): string {
  const words = new Set(decodeEntities(html).split(/[\s"`]+/));
  const used = (part: StylesPart): string => {
    if (typeof part === "string") return part;
    if ("parts" in part) {
      const body = part.parts.map(used).join("");
      // The first mention of a layer, empty or not, gives it its place in the order.
      return body || part.head.startsWith("@layer ") ? `${part.head}{${body}}` : "";
    }
    const selectors = part.selectors.filter(({ classes }) => classes.every((name) => words.has(name)));
    return selectors.length > 0 ? selectors.map(({ text }) => text).join(",") + part.body : "";
  };
  return stylesheet.map(used).join("");
}

/**
 * The classes that an element must have, itself or around it, for a selector to match. Of alternatives it needs none. What
 * follows the point in a keyframe's 12.5% is no class.
 */
function classesOf(selector: string): string[] {
  const required = selector.replaceAll(/:not\([^)]*\)/g, "");
  if (/\([^)]*,/.test(required)) return [];
  return [...required.matchAll(/\.(?!\d)((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replaceAll(/\\(.)/g, "$1"));
}

/** The signs that React escapes in an attribute, but for the quotation mark that ends it. */
function decodeEntities(html: string): string {
  return html.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}

/** Markdown from its parts: what in a text would be read as markup is escaped. */
import type { ListItem, PhrasingContent, RootContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";

export function writeMarkdown(blocks: readonly RootContent[]): string {
  return toMarkdown({ type: "root", children: [...blocks] }, { bullet: "-" });
}

export function heading(depth: 1 | 2, value: string): RootContent {
  return { type: "heading", depth, children: [text(value)] };
}

/** A paragraph that keeps its line breaks. */
export function paragraph(value: string): RootContent {
  const lines = value.split("\n").flatMap((line): PhrasingContent[] => [{ type: "break" }, text(line)]);
  return { type: "paragraph", children: lines.slice(1) };
}

export function listOf(items: readonly (readonly PhrasingContent[])[]): RootContent {
  const children = items.map((item): ListItem => {
    return { type: "listItem", spread: false, children: [{ type: "paragraph", children: [...item] }] };
  });
  return { type: "list", ordered: false, spread: false, children };
}

export function link(url: string, label = url): PhrasingContent {
  return { type: "link", url, children: [text(label)] };
}

export function text(value: string): PhrasingContent {
  return { type: "text", value };
}

import { parseSync } from "vite";

/** A part of a syntax tree; which fields there are depends on its type. */
type Node = {
  type: string;
  start: number;
  declaration?: Node;
  expression?: Node;
  key?: Node & { name?: string; value?: string };
  value?: Node;
  properties?: Node[];
  elements?: Node[];
};

/**
 * The line, from 1, that a content file's problem is in: that of the field (`questions.0.options`) or, of a field that is
 * missing, of what lacks it. Where the reason quotes something that the field holds, it is the quote's line. Undefined for
 * text that is no TypeScript, and for problems of the whole file.
 */
export function findLine(source: string, field: string, reason: string): number | undefined {
  const { program, errors } = parseSync("content.ts", source);
  const body = program.body as unknown as readonly Node[];
  let node = valueOf(body.find(({ type }) => type === "ExportDefaultDeclaration")?.declaration);
  if (errors.length > 0 || !node || field.startsWith("(")) return undefined;
  let { start } = node;
  for (const part of field.split(".")) {
    const found: Node | undefined = partOf(node, part);
    if (!found) break;
    start = found.start;
    node = valueOf(found.type === "Property" ? found.value : found);
    if (!node) break;
  }
  const quoted = /"([^"]+?)…?"/.exec(reason)?.[1];
  const place = quoted === undefined ? -1 : source.indexOf(quoted, start);
  return source.slice(0, place === -1 ? start : place).split("\n").length;
}

function partOf(node: Node, name: string): Node | undefined {
  if (node.elements) return node.elements[Number(name)];
  return node.properties?.find(({ key }) => (key?.name ?? key?.value) === name);
}

/** An expression without `satisfies X`. */
function valueOf(node: Node | undefined): Node | undefined {
  return node?.type === "TSSatisfiesExpression" ? node.expression : node;
}

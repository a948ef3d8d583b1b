import { parseSync } from "vite";

/** A part of a syntax tree; which fields there are depends on its type. */
type Node = {
  type: string;
  start: number;
  end: number;
  declaration?: Node;
  expression?: Node;
  key?: Node & { name?: string; value?: string };
  value?: Node;
  properties?: Node[];
  elements?: Node[];
};

/**
 * The line, from 1, that a content file's problem is in: that of the field (`questions.0.options`) or, of a field that is
 * missing, of what lacks it. Where the reason quotes something that the field holds, it is the quote's line. Of a problem of
 * the whole file it is the quote's line alone or, where nothing is exported, that of the first statement. Undefined for
 * text that is no TypeScript, and for other problems of the whole file.
 */
export function findLine(source: string, field: string, reason: string): number | undefined {
  const { program, errors } = parseSync("content.ts", source);
  const body = program.body as unknown as readonly Node[];
  let node = valueOf(body.find(({ type }) => type === "ExportDefaultDeclaration")?.declaration);
  if (errors.length > 0) return undefined;
  if (!node) return lineAt(source, body.find(({ type }) => type !== "ImportDeclaration")?.start ?? 0);
  const isWhole = field.startsWith("(");
  let { start, end } = node;
  for (const part of isWhole ? [] : field.split(".")) {
    const found: Node | undefined = partOf(node, part);
    if (!found) break;
    ({ start, end } = found);
    node = valueOf(found.type === "Property" ? found.value : found);
    if (!node) break;
  }
  const quoted = /"([^"]+?)…?"/.exec(reason)?.[1];
  const place = quoted === undefined ? -1 : source.slice(0, end).indexOf(quoted, start);
  if (place !== -1) return lineAt(source, place);
  return isWhole ? undefined : lineAt(source, start);
}

/** The field (`questions.0.options`) that a line of a content file is in; undefined where it is in none. */
export function findField(source: string, line: number): string | undefined {
  const { program } = parseSync("content.ts", source);
  const body = program.body as unknown as readonly Node[];
  const isAround = ({ start, end }: Node) => lineAt(source, start) <= line && line <= lineAt(source, end);
  const parts: string[] = [];
  let node = valueOf(body.find(({ type }) => type === "ExportDefaultDeclaration")?.declaration);
  while (node) {
    const children: readonly Node[] = node.properties ?? node.elements ?? [];
    const place: number = children.findIndex(isAround);
    const child: Node | undefined = children[place];
    if (!child) break;
    parts.push(child.key?.name ?? child.key?.value ?? String(place));
    node = valueOf(child.type === "Property" ? child.value : child);
  }
  return parts.length > 0 ? parts.join(".") : undefined;
}

function lineAt(source: string, place: number): number {
  return source.slice(0, place).split("\n").length;
}

function partOf(node: Node, name: string): Node | undefined {
  if (node.elements) return node.elements[Number(name)];
  return node.properties?.find(({ key }) => (key?.name ?? key?.value) === name);
}

/** An expression without `satisfies X`. */
function valueOf(node: Node | undefined): Node | undefined {
  return node?.type === "TSSatisfiesExpression" ? node.expression : node;
}

import { readFileSync } from "node:fs";
import { format } from "oxfmt";
import type { z } from "zod";
import { missingCharactersOf } from "#app/build/site-fonts.ts";
import { type Finding, textOf } from "#app/content/content-error.server.ts";
import { describeIssues } from "#app/content/load-collection.server.ts";
import type { NewFile } from "./content-kind.ts";

/** Fields of several lines, which the other files write between backticks. */
const prose: Readonly<Record<string, readonly string[]>> = {
  EpisodeInput: ["fullDescription", "beforeListening"],
  GuestInput: ["description"],
  EventInput: ["fullDescription"],
};

/** The source of a content file, as the project's formatter writes it. `type` is the schema's input type. */
function contentSource(type: string, value: object): Promise<string> {
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => {
    const isProse = prose[type]?.includes(name) && typeof field === "string";
    return field === undefined ? "" : `${name}: ${isProse ? template(field) : literal(field)},\n`;
  });
  return formatSource(`import type { ${type} } from "#app/content/schemas.server.ts";

export default {
${fields.join("")}} satisfies ${type};
`);
}

/** A list's source with one more entry, before the first whose name comes after it. Rejects where it is no TypeScript. */
export async function insertEntry(source: string, name: string, entry: string): Promise<string> {
  const lines = (await formatSource(source)).split("\n");
  const place = lines.findIndex((line) => {
    const other = /^ {2}(".*?")[,:]/.exec(line)?.[1];
    if (other !== undefined) return (JSON.parse(other) as string).localeCompare(name, "en") > 0;
    return /^[}\]] satisfies /.test(line);
  });
  return formatSource(lines.toSpliced(place, 0, entry).join("\n"));
}

/** TypeScript as the project's formatter writes it. Throws on text that is none. */
export async function formatSource(source: string): Promise<string> {
  const { $schema, ignorePatterns, ...options } = JSON.parse(readFileSync(".oxfmtrc.json", "utf8")) as Record<
    string,
    unknown
  >;
  const { code, errors } = await format("content.ts", source, options);
  if (errors.length > 0) throw new Error(`The formatter refuses the text: ${errors[0]?.message}`);
  return code;
}

export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  // The formatter keeps an object on lines of its own where it begins so.
  const start = fields.some(([, field]) => Array.isArray(field)) ? "{\n" : "{ ";
  return `${start}${fields.map(([name, field]) => `${name}: ${literal(field)}`).join(", ")} }`;
}

function template(text: string): string {
  return `\`${text.replace(/[\\`]|\$(?=\{)/g, String.raw`\$&`)}\``;
}

type Unfinished = {
  /** Like data/episodes/x.ts. */
  path: string;
  /** The schema's input type. */
  type: string;
  schema: z.ZodType;
  value: object;
  /** What is wrong besides what the schema finds. */
  problems?: readonly Finding[];
  /** A draft although nothing is missing. */
  isDraft?: boolean;
};

/** The file of new content, a draft as long as something is missing, and what of that the author should know. */
export async function finishFile({ path, type, schema, value, problems = [], isDraft = false }: Unfinished): Promise<{
  file: NewFile;
  isDraft: boolean;
  notes: string[];
}> {
  const issues = describeIssues(path, schema.safeParse(value).error?.issues ?? []);
  const characters = missingCharactersOf(JSON.stringify(value));
  const missing: Finding[] = [
    ...issues,
    ...problems.filter(({ field }) => issues.every((issue) => issue.field !== field)),
    ...characters.map((character) => ({ file: path, reason: `no font of the site has the character "${character}"` })),
  ];
  const draft = isDraft || missing.length > 0;
  const text = await contentSource(type, draft ? { draft, ...value } : value);
  return { file: { path, text }, isDraft: draft, notes: describeMissing(path, missing.map(textOf)) };
}

function describeMissing(path: string, missing: readonly string[]): string[] {
  const shown = 5;
  return [
    ...(missing.length > 0
      ? [`${path} is a draft, in no build, until these are mended and \`draft: true\` is deleted:`]
      : []),
    ...missing.slice(0, shown).map((line) => `  ${line.slice(path.length + 2)}`),
    ...(missing.length > shown ? [`  and ${missing.length - shown} more, which npm run check tells`] : []),
  ];
}

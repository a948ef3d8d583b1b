import { readFileSync } from "node:fs";
import { format } from "oxfmt";
import type { z } from "zod";
import { type Finding, textOf } from "#app/content/content-error.server.ts";
import { describeIssues } from "#app/content/load-collection.server.ts";
import { episodeSchema, guestSchema, quizSchema } from "#app/content/schemas.server.ts";
import type { Folder, NewFile } from "./content-kind.ts";

/** By folder of data/. `prose` lists multi-line fields, written as template literals. */
const kinds: Readonly<Record<Folder, { schema: z.ZodType; type: string; prose: readonly string[] }>> = {
  episodes: { schema: episodeSchema, type: "EpisodeInput", prose: ["fullDescription", "beforeListening"] },
  quizzes: { schema: quizSchema, type: "QuizInput", prose: [] },
  guests: { schema: guestSchema, type: "GuestInput", prose: ["description"] },
};

const mostReasons = 5;

/**
 * Writes new content as TypeScript. Makes it a draft if the schema or `problems` report something, or if `isDraft` is
 * set. The notes list the problems.
 */
export async function finishFile(
  folder: Folder,
  name: string,
  value: object,
  problems: readonly Omit<Finding, "file">[] = [],
  isDraft = false,
) {
  const { schema, type, prose } = kinds[folder];
  const path = `data/${folder}/${name}.ts`;
  const issues = describeIssues(path, schema.safeParse(value).error?.issues ?? []);
  const missing = [...issues, ...problems.filter(({ field }) => issues.every((issue) => issue.field !== field))].map(
    (one) => `  ${textOf({ ...one, file: path }).slice(path.length + 2)}`,
  );
  const draft = isDraft || missing.length > 0;
  const fields = Object.entries(draft ? { draft, ...value } : value).map(([field, content]: [string, unknown]) => {
    const isProse = prose.includes(field) && typeof content === "string";
    return content === undefined ? "" : `${field}: ${isProse ? template(content) : literal(content)},\n`;
  });
  const source = `import type { ${type} } from "#app/content/schemas.server.ts";

export default {
${fields.join("")}} satisfies ${type};
`;
  const rest = missing.length - mostReasons;
  const file: NewFile = { path, content: await formatSource(source) };
  const notes = [
    missing.length > 0 && `${path} is a draft, which builds leave out. Fix these, then delete \`draft: true\`:`,
    ...missing.slice(0, mostReasons),
    rest > 0 && `  and ${rest} more; npm run check lists them`,
  ];
  return { file, isDraft: draft, notes };
}

/** Formats TypeScript as `npm run format` does. Throws on a syntax error. */
export async function formatSource(source: string): Promise<string> {
  const config: Record<string, unknown> = JSON.parse(readFileSync(".oxfmtrc.json", "utf8"));
  const { $schema, ignorePatterns, ...options } = config;
  const { code, errors } = await format("content.ts", source, options);
  if (errors.length > 0) throw new Error(`oxfmt cannot format the file: ${errors[0]?.message}`);
  return code;
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  // The formatter keeps an object on several lines if its first field is on a line of its own.
  const start = fields.some(([, field]) => Array.isArray(field)) ? "{\n" : "{ ";
  return `${start}${fields.map(([name, field]) => `${name}: ${literal(field)}`).join(", ")} }`;
}

function template(text: string): string {
  return `\`${text.replace(/[\\`]|\$(?=\{)/g, String.raw`\$&`)}\``;
}

import type { z } from "zod";

import { describeIssues } from "#app/content/load-collection.server.ts";

import { missingCharactersOf } from "../site-fonts.ts";
import type { NewFile } from "./content-kind.ts";
import { contentSource } from "./content-source.ts";

type Unfinished = {
  /** Like data/episodes/x.ts. */
  path: string;
  /** The schema's input type. */
  type: string;
  schema: z.ZodType;
  value: object;
  /** What is wrong besides what the schema finds, as `field: reason`. */
  problems?: readonly string[];
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
  const characters = await missingCharactersOf(JSON.stringify(value));
  const found = issues.map((issue) => issue.slice(path.length + 2));
  const fields = new Set(found.map((line) => line.split(": ", 1)[0]));
  const missing = [
    ...found,
    ...problems.filter((line) => !fields.has(line.split(": ", 1)[0])),
    ...characters.map((character) => `(the whole file): no font of the site has the character "${character}"`),
  ];
  const draft = isDraft || missing.length > 0;
  const text = await contentSource(type, draft ? { draft, ...value } : value);
  return { file: { path, text }, isDraft: draft, notes: describeMissing(path, missing) };
}

function describeMissing(path: string, missing: readonly string[]): string[] {
  const shown = 5;
  return [
    ...(missing.length > 0
      ? [`${path} is a draft, in no build, until these are mended and \`draft: true\` is deleted:`]
      : []),
    ...missing.slice(0, shown).map((line) => `  ${line}`),
    ...(missing.length > shown ? [`  and ${missing.length - shown} more, which npm run check tells`] : []),
  ];
}

import { readFileSync } from "node:fs";

import { format } from "oxfmt";

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

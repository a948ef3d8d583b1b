import { existsSync, globSync, readFileSync } from "node:fs";

import { findField } from "./find-line.ts";
import { formatSource } from "./new/content-source.ts";
import { findWrongForms, fullNamesAmong } from "./spelling-rules.ts";

/**
 * What could be better in how content files are written, as `file: field: reason`: words that the word list spells
 * otherwise, and what the formatter would change. `names` are people's, in Latin letters.
 */
export async function adviseOnSources(names: readonly string[]): Promise<string[]> {
  const fullNames = fullNamesAmong([...new Set(names)]);
  const files = globSync("data/**/*.ts")
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
  const advice = files.map(async (file) => {
    const source = readFileSync(file, "utf8");
    const words = findWrongForms(file, source, fullNames).map((found) => {
      const [, line = "", reason = ""] = /:(\d+): (.*)$/s.exec(found) ?? [];
      return `${file}: ${findField(source, Number(line)) ?? "(the whole file)"}: ${reason} (line ${line})`;
    });
    return [...words, ...((await isFormatted(source)) ? [] : [`${file}: (the format): npm run format mends it`])];
  });
  return (await Promise.all(advice)).flat();
}

async function isFormatted(source: string): Promise<boolean> {
  // A copy of the content alone has no rules.
  if (!existsSync(".oxfmtrc.json")) return true;
  // A file that nobody reads may be no TypeScript.
  return formatSource(source).then(
    (formatted) => formatted === source,
    () => false,
  );
}

import { readdirSync } from "node:fs";
import { z } from "zod";
import { isSpeltLike } from "#app/search/match-word.ts";
import type { Finding } from "./content-error.server.ts";
import { isForgiven } from "./drafts.server.ts";

const draftSchema = z.looseObject({ draft: z.literal(true) });

/**
 * Validates a folder of content files (an eager `import.meta.glob` of default exports, path → value). Gives back what it holds,
 * what is wrong with it, and what is wrong with its drafts and stops nothing.
 * The field `nameField` must equal the file's name. `fill` says what stands in for what a draft (`draft: true`) lacks, by the
 * file's name.
 */
export function loadCollection<Schema extends z.ZodType<Record<string, unknown>>>(
  modules: Readonly<Record<string, unknown>>,
  schema: Schema,
  nameField: keyof z.output<Schema> & string,
  fill: (name: string) => object,
) {
  const items: z.output<Schema>[] = [];
  const problems: Finding[] = [];
  const draftProblems: Finding[] = [];
  for (const [path, value] of Object.entries(modules).toSorted(([a], [b]) => a.localeCompare(b))) {
    const file = path.replace(/^.*\/data\//, "data/");
    const name = file.replace(/^.*\//, "").replace(/\.ts$/, "");
    const result = schema.safeParse(value);
    const draft = draftSchema.safeParse(value).data;
    const issues = result.error?.issues ?? [];
    const forgiven = issues.filter((issue) => draft && isForgiven(issue, draft));
    const told = issues.filter((issue) => !forgiven.includes(issue));
    problems.push(...describeIssues(file, told, issues));
    draftProblems.push(...describeIssues(file, forgiven));
    if (told.length > 0) continue;
    // Of a draft that is not finished everything has the type that its schema says.
    const item = result.data ?? ({ ...fill(name), ...draft } as z.output<Schema>);
    if (item[nameField] !== name) {
      const reason = `is "${String(item[nameField])}" but the file is named "${name}"`;
      problems.push({ file, field: nameField, reason });
    }
    items.push(item);
  }
  return { items, problems, draftProblems };
}

/** The problems of files in a folder of content files that nobody would read. What editors and systems leave there is passed over. */
export function describeStrayFiles(folder: string): Finding[] {
  const reason = "must end in .ts, or the file is not read";
  return readdirSync(folder)
    .filter((name) => !/^\.|\.ts$|~$|\.(orig|bak)$/.test(name))
    .map((name) => ({ file: `${folder}/${name}`, field: "(the name)", reason }));
}

/** The problems of files and folders in data/ that nobody would read, as `read` are: a folder's name misspelt, a file beside it. */
export function describeStrayEntries(read: readonly string[]): Finding[] {
  return readdirSync("data")
    .filter((name) => !read.includes(name) && !/^\.|~$|\.(md|orig|bak)$/.test(name))
    .map((name) => {
      const meant = read.find((other) => isSpeltLike(other, name));
      const hint = meant ? `: is it data/${meant}?` : "";
      return { file: `data/${name}`, field: "(the name)", reason: `nothing reads it${hint}` };
    });
}

/** A problem of each file whose value of `field` another one has, too. */
export function findRepeats<Item extends object>(
  items: readonly Item[],
  fileOf: (item: Item) => string,
  field: keyof Item & string,
): Finding[] {
  return [...Map.groupBy(items, (item) => item[field])].flatMap(([value, group]) =>
    group.flatMap((item) => {
      const others = group.filter((other) => other !== item).map(fileOf);
      const reason = `${JSON.stringify(value)} is that of ${others.join(", ")}, too`;
      return others.length > 0 ? [{ file: fileOf(item), field, reason }] : [];
    }),
  );
}

/**
 * What a schema found in a file. A misspelt field is told once, not as missing besides; `found`
 * may have more than what is told.
 */
export function describeIssues(
  file: string,
  issues: readonly z.core.$ZodIssue[],
  found: readonly z.core.$ZodIssue[] = issues,
): Finding[] {
  const misspelt = new Set<string>();
  const describeStranger = (parent: readonly PropertyKey[], key: string) => {
    const meant = found
      .map(({ path }) => path)
      .filter((path) => path.length > 0 && path.slice(0, -1).join(".") === parent.join("."))
      .find((path) => isSpeltLike(String(path.at(-1)), key));
    if (meant) misspelt.add(meant.join("."));
    const hint = meant ? `: is it ${String(meant.at(-1))}?` : "";
    return { file, field: [...parent, key].join("."), reason: `is no field here${hint}` };
  };
  const unknownKeys = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => describeStranger(issue.path, key)) : [],
  );
  const known = issues.filter(({ code, path }) => code !== "unrecognized_keys" && !misspelt.has(path.join(".")));
  const others = known.map((issue) => {
    const isWhole = issue.path.length === 0;
    const reason =
      isWhole && issue.code === "invalid_type"
        ? "must say export default { … }"
        : issue.message.replace(/^Invalid input: (.*), received undefined$/, "is missing ($1)");
    return { file, field: isWhole ? "(the whole file)" : issue.path.join("."), reason };
  });
  return [...others, ...unknownKeys];
}

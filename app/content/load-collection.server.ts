import { readdirSync } from "node:fs";
import { z } from "zod";
import { isSpeltLike } from "#app/search/query.ts";
import type { Finding } from "./content-error.server.ts";
import { isForgiven } from "./drafts.server.ts";

const draftSchema = z.looseObject({ draft: z.literal(true) });

/**
 * Validates a folder of content files (an eager `import.meta.glob` of default exports). The field `nameField` must
 * equal the file's name. `fill` returns default fields for a draft, from the file's name. Returns problems of drafts
 * separately.
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
    // The cast is safe: forgiven fields still have the types of the schema.
    const item = result.data ?? ({ ...fill(name), ...draft } as z.output<Schema>);
    if (item[nameField] !== name) {
      const reason = `is "${String(item[nameField])}", but the file is named "${name}"; make them equal`;
      problems.push({ file, field: nameField, reason });
    }
    items.push(item);
  }
  return { items, problems, draftProblems };
}

/** Reports files without the .ts extension, which are ignored. Skips backups and hidden files. */
export function describeStrayFiles(folder: string): Finding[] {
  const reason = "must end in .ts, because other files are ignored";
  return readdirSync(folder)
    .filter((name) => !/^\.|\.ts$|~$|\.(orig|bak)$/.test(name))
    .map((name) => ({ file: `${folder}/${name}`, field: "(the name)", reason }));
}

/** Reports files and folders in data/ that are not among `read`, such as a misspelled folder. */
export function describeStrayEntries(read: readonly string[]): Finding[] {
  return readdirSync("data")
    .filter((name) => !read.includes(name) && !/^\.|~$|\.(md|orig|bak)$/.test(name))
    .map((name) => {
      const meant = read.find((other) => isSpeltLike(other, name));
      const hint = meant ? `; did you mean data/${meant}?` : "";
      return { file: `data/${name}`, field: "(the name)", reason: `is ignored${hint}` };
    });
}

/** Reports each file whose `field` has the same value as in another file. */
export function findRepeats<Item extends object>(
  items: readonly Item[],
  fileOf: (item: Item) => string,
  field: keyof Item & string,
): Finding[] {
  return [...Map.groupBy(items, (item) => item[field])].flatMap(([value, group]) =>
    group.flatMap((item) => {
      const others = group.filter((other) => other !== item).map(fileOf);
      const reason = `${JSON.stringify(value)} is also used by ${others.join(", ")}; choose another`;
      return others.length > 0 ? [{ file: fileOf(item), field, reason }] : [];
    }),
  );
}

/**
 * Converts a schema's issues to findings. Reports a misspelled field as unknown, but not also as missing. Finds the
 * field that was meant in `found`, which may have more issues than are reported.
 */
export function describeIssues(
  file: string,
  issues: readonly z.core.$ZodIssue[],
  found: readonly z.core.$ZodIssue[] = issues,
): Finding[] {
  const misspelt = new Set<string>();
  const describeUnknown = (parent: readonly PropertyKey[], key: string) => {
    const meant = found
      .map(({ path }) => path)
      .filter((path) => path.length > 0 && path.slice(0, -1).join(".") === parent.join("."))
      .find((path) => isSpeltLike(String(path.at(-1)), key));
    if (meant) misspelt.add(meant.join("."));
    const hint = meant ? `; did you mean ${String(meant.at(-1))}?` : "";
    return { file, field: [...parent, key].join("."), reason: `is an unknown field${hint}` };
  };
  const unknownKeys = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => describeUnknown(issue.path, key)) : [],
  );
  const known = issues.filter(({ code, path }) => code !== "unrecognized_keys" && !misspelt.has(path.join(".")));
  const others = known.map((issue) => {
    const isWhole = issue.path.length === 0;
    const reason =
      isWhole && issue.code === "invalid_type"
        ? "must have export default { … }"
        : issue.message.replace(/^Invalid input: (.*), received undefined$/, "is missing ($1)");
    return { file, field: isWhole ? "(the whole file)" : issue.path.join("."), reason };
  });
  return [...others, ...unknownKeys];
}

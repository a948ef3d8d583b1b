import { readdirSync } from "node:fs";
import type { z } from "zod";
import { isSpeltLike } from "#app/search/match-word.ts";
import { assertNoProblems, ContentError, isContentError } from "./content-error.server.ts";
import { isForgiven } from "./drafts.server.ts";

type Modules = Record<string, unknown>;

type Loaders = Record<string, () => unknown>;

/** How drafts of a collection are read. */
type Drafts = {
  /** What stands in for missing fields, by the file's name. */
  fill: (name: string) => object;
  /** Is told what is wrong and stops nothing. */
  warn: (problem: string) => void;
};

/**
 * Runs every loader and gives back their results under the same names. Throws one ContentError with the problems of
 * all of them, so that an author sees everything at once.
 */
export function loadAll<All extends Loaders>(loaders: All): { [Name in keyof All]: ReturnType<All[Name]> } {
  const problems: string[] = [];
  const loaded = Object.entries(loaders).map(([name, load]) => {
    try {
      return [name, load()] as const;
    } catch (error) {
      if (!isContentError(error)) throw error;
      problems.push(...error.problems);
      return [name, undefined] as const;
    }
  });
  assertNoProblems(problems);
  // Without a problem every loader has returned, each under its own name.
  return Object.fromEntries(loaded) as { [Name in keyof All]: ReturnType<All[Name]> };
}

/**
 * Validates a folder of content files (an eager `import.meta.glob` of default exports, path → value).
 * The field `nameField` must equal the file's name. Throws ContentError with the problems of all files at once. What a
 * draft (`draft: true`) lacks is no problem where `drafts` says what stands in for it.
 */
export function loadCollection<Schema extends z.ZodType<Record<string, unknown>>>(
  modules: Modules,
  schema: Schema,
  nameField: keyof z.output<Schema> & string,
  drafts?: Drafts,
): z.output<Schema>[] {
  const problems: string[] = [];
  const items: z.output<Schema>[] = [];
  for (const [path, value] of Object.entries(modules).toSorted(([a], [b]) => a.localeCompare(b))) {
    const file = path.replace(/^.*\/data\//, "data/");
    const name = file.replace(/^.*\//, "").replace(/\.ts$/, "");
    const result = schema.safeParse(value);
    const draft = isDraft(value) ? value : undefined;
    const isTold = (issue: z.core.$ZodIssue) => !(draft && drafts && isForgiven(issue, draft));
    const issues = result.error?.issues ?? [];
    problems.push(...describeIssues(file, issues.filter(isTold), issues));
    for (const warning of describeIssues(
      file,
      issues.filter((issue) => !isTold(issue)),
    ))
      drafts?.warn(warning);
    if (issues.some(isTold)) continue;
    // Of a draft that is not finished everything has the type that its schema says.
    const item = result.data ?? ({ ...drafts?.fill(name), ...draft } as z.output<Schema>);
    if (item[nameField] !== name) {
      problems.push(`${file}: ${nameField}: is "${String(item[nameField])}" but the file is named "${name}"`);
    }
    items.push(item);
  }
  assertNoProblems(problems);
  return items;
}

/** The problems of files in a folder of content files that nobody would read. What editors and systems leave there is passed over. */
export function describeStrayFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !/^\.|\.ts$|~$|\.(orig|bak)$/.test(name))
    .map((name) => `${folder}/${name}: (the name): must end in .ts, or the file is not read`);
}

/** The problems of files and folders in data/ that nobody would read, as `read` are: a folder's name misspelt, a file beside it. */
export function describeStrayEntries(read: readonly string[]): string[] {
  return readdirSync("data")
    .filter((name) => !read.includes(name) && !/^\.|~$|\.(md|orig|bak)$/.test(name))
    .map((name) => {
      const meant = read.find((other) => isSpeltLike(other, name));
      return `data/${name}: (the name): nothing reads it${meant ? `: is it data/${meant}?` : ""}`;
    });
}

/** Validates one content file that holds a list or a single thing. Throws ContentError. */
export function loadFile<Schema extends z.ZodType>(file: string, value: unknown, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new ContentError(describeIssues(file, result.error.issues));
  return result.data;
}

/** A problem of each file whose value of `field` another one has, too. */
export function findRepeats<Item extends object>(
  items: readonly Item[],
  fileOf: (item: Item) => string,
  field: keyof Item & string,
): string[] {
  return [...Map.groupBy(items, (item) => item[field])].flatMap(([value, group]) =>
    group.flatMap((item) => {
      const others = group.filter((other) => other !== item).map(fileOf);
      const isAlso = `${JSON.stringify(value)} is that of ${others.join(", ")}, too`;
      return others.length > 0 ? [`${fileOf(item)}: ${field}: ${isAlso}`] : [];
    }),
  );
}

function isDraft(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && "draft" in value && value.draft === true;
}

/**
 * What a schema found in a file, as `file: field: reason`. A misspelt field is told once, not as missing besides; `found`
 * may have more than what is told.
 */
export function describeIssues(
  file: string,
  issues: readonly z.core.$ZodIssue[],
  found: readonly z.core.$ZodIssue[] = issues,
): string[] {
  const misspelt = new Set<string>();
  const describeStranger = (parent: readonly PropertyKey[], key: string) => {
    const meant = found
      .map(({ path }) => path)
      .filter((path) => path.length > 0 && path.slice(0, -1).join(".") === parent.join("."))
      .find((path) => isSpeltLike(String(path.at(-1)), key));
    if (meant) misspelt.add(meant.join("."));
    const hint = meant ? `: is it ${String(meant.at(-1))}?` : "";
    return `${file}: ${[...parent, key].join(".")}: is no field here${hint}`;
  };
  const strangers = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => describeStranger(issue.path, key)) : [],
  );
  const known = issues.filter(({ code, path }) => code !== "unrecognized_keys" && !misspelt.has(path.join(".")));
  const others = known.map((issue) => {
    const isWhole = issue.path.length === 0;
    const reason =
      isWhole && issue.code === "invalid_type"
        ? "must say export default { … }"
        : issue.message.replace(/^Invalid input: (.*), received undefined$/, "is missing ($1)");
    return `${file}: ${isWhole ? "(the whole file)" : issue.path.join(".")}: ${reason}`;
  });
  return [...others, ...strangers];
}

import { readdirSync } from "node:fs";

import type { z } from "zod";

/** Thrown when content is broken; the message lists every problem as `file: field: reason`. */
export class ContentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(describeProblems(problems));
    this.name = "ContentError";
    this.problems = problems;
    // Whoever wrote the content needs this list, not the way through our code.
    this.stack = this.message;
  }
}

/** Whether something thrown says that content is broken; also across two copies of this module, as there are in development. */
export function isContentError(error: unknown): error is ContentError {
  return error instanceof Error && error.name === "ContentError";
}

/** The problems as a list, and how many files they are in. */
export function describeProblems(problems: readonly string[]): string {
  const files = new Set(problems.map((problem) => problem.replace(/: .*$/s, ""))).size;
  return [
    "Broken content, the build stops here:",
    ...problems.map((problem) => `  - ${problem}`),
    `${files} ${files === 1 ? "file has" : "files have"} problems.`,
  ].join("\n");
}

type Modules = Record<string, unknown>;

type Loaders = Record<string, () => unknown>;

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
 * The field `nameField` must equal the file's name. Throws ContentError with the problems of all files at once.
 */
export function loadCollection<Schema extends z.ZodType<Record<string, unknown>>>(
  modules: Modules,
  schema: Schema,
  nameField: keyof z.output<Schema> & string,
): z.output<Schema>[] {
  const problems: string[] = [];
  const items: z.output<Schema>[] = [];
  for (const [path, value] of Object.entries(modules).toSorted(([a], [b]) => a.localeCompare(b))) {
    const file = path.replace(/^.*\/data\//, "data/");
    const result = schema.safeParse(value);
    if (!result.success) {
      problems.push(...describeIssues(file, result.error));
      continue;
    }
    const name = file.replace(/^.*\//, "").replace(/\.ts$/, "");
    if (result.data[nameField] !== name) {
      problems.push(`${file}: ${nameField}: is "${String(result.data[nameField])}" but the file is named "${name}"`);
    }
    items.push(result.data);
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

/** Validates one content file that holds a list or a single thing. Throws ContentError. */
export function loadFile<Schema extends z.ZodType>(file: string, value: unknown, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new ContentError(describeIssues(file, result.error));
  return result.data;
}

/** Throws ContentError when there is at least one problem: for rules that span several files. */
export function assertNoProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

/** One problem for every value of `field` that more than one item has. */
export function findRepeats<Item extends object>(
  folder: string,
  items: readonly Item[],
  field: keyof Item & string,
): string[] {
  return [...Map.groupBy(items, (item) => item[field])]
    .filter(([, group]) => group.length > 1)
    .map(([value, group]) => `${folder}: ${field}: "${String(value)}" is used by ${group.length} files`);
}

function describeIssues(file: string, error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    const reason = issue.message.replace(/^Invalid input: (.*), received undefined$/, "is missing ($1)");
    return `${file}: ${issue.path.join(".") || "(the whole file)"}: ${reason}`;
  });
}

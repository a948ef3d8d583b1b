import type { z } from "zod";

/** Thrown when content is broken; the message lists every problem as `file: field: reason`, one a line. */
export class ContentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Broken content, the build stops here:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "ContentError";
    this.problems = problems;
  }
}

type Modules = Record<string, unknown>;

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
  return error.issues.map((issue) => `${file}: ${issue.path.join(".") || "(the whole file)"}: ${issue.message}`);
}

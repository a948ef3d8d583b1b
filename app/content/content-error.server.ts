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
    "The content is broken:",
    ...problems.map((problem) => `  - ${problem}`),
    `${files} ${files === 1 ? "file has" : "files have"} ${problems.length === 1 ? "a problem" : "problems"}.`,
  ].join("\n");
}

/** Throws ContentError when there is at least one problem: for rules that span several files. */
export function assertNoProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

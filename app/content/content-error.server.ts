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

/** What the check finds. All but `summary` are lines that begin with a file: `file: field: reason`. */
export type ContentReport = {
  /** What is wrong. */
  problems: readonly string[];
  /** What is wrong with drafts: it would stop the build if they were none. */
  warnings: readonly string[];
  /** What could be better and stops no build. */
  advice: readonly string[];
  /** What an author may want to know of an episode. */
  remarks: readonly string[];
  /** What a build leaves out now, as `file: reason`. */
  leftOut: readonly string[];
  /** The files of drafts. */
  drafts: readonly string[];
  /** The people who are named in Latin letters. */
  names: readonly string[];
  /** What was read, like '26 episodes'; empty when something is wrong. */
  summary: readonly string[];
};

/** A report that says nothing but what is wrong. */
export function reportProblems(problems: readonly string[]): ContentReport {
  return { problems, warnings: [], advice: [], remarks: [], leftOut: [], drafts: [], names: [], summary: [] };
}

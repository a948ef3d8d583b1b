/** Something that is wrong in a file, or that could be better. */
export type Finding = {
  file: string;
  /** Like `questions.0.options`, or `(the whole file)`; absent where there is none. */
  field?: string;
  reason: string;
  /** From 1. */
  line?: number;
};

/** A finding as authors read it: `file: field: reason (line 7)`. */
export function textOf({ file, field, reason, line }: Finding): string {
  const place = field === undefined ? file : `${file}: ${field}`;
  return `${place}: ${reason}${line === undefined ? "" : ` (line ${line})`}`;
}

/** Thrown when content is broken; the message lists every problem. */
export class ContentError extends Error {
  readonly problems: readonly Finding[];

  constructor(problems: readonly Finding[]) {
    super(formatProblems(problems));
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
export function formatProblems(problems: readonly Finding[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  return [
    "The content is broken:",
    ...problems.map((problem) => `  - ${textOf(problem)}`),
    `${files} ${files === 1 ? "file has" : "files have"} ${problems.length === 1 ? "a problem" : "problems"}.`,
  ].join("\n");
}

/** Throws ContentError when there is at least one problem: for rules that span several files. */
export function assertNoProblems(problems: readonly Finding[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

/** What the check finds. */
export type ContentReport = {
  /** What is wrong. */
  problems: readonly Finding[];
  /** What is wrong with drafts: it would stop the build if they were none. */
  warnings: readonly Finding[];
  /** What could be better and stops no build. */
  advice: readonly Finding[];
  /** What an author may want to know of an episode. */
  remarks: readonly Finding[];
  /** What a build leaves out now. */
  leftOut: readonly Finding[];
  /** The files of drafts. */
  drafts: readonly string[];
  /** The people who are named in Latin letters. */
  names: readonly string[];
  /** What was read, like '26 episodes'; empty when something is wrong. */
  summary: readonly string[];
};

/** What a report says of files, but for problems, which are everybody's. */
export const ofFiles = ["warnings", "advice", "remarks", "leftOut"] as const;

/** A report that says nothing but what is wrong. */
export function reportProblems(problems: readonly Finding[]): ContentReport {
  return { problems, warnings: [], advice: [], remarks: [], leftOut: [], drafts: [], names: [], summary: [] };
}

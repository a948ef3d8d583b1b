/** A problem of a file, or advice. */
export type Finding = {
  file: string;
  /** Like `questions.0.options` or `(the whole file)`. */
  field?: string;
  reason: string;
  /** From 1. */
  line?: number;
};

/** Formats a finding as `file: field: reason (line 7)`. */
export function textOf({ file, field, reason, line }: Finding): string {
  const place = field === undefined ? file : `${file}: ${field}`;
  return `${place}: ${reason}${line === undefined ? "" : ` (line ${line})`}`;
}

/** Its message lists every problem. */
export class ContentError extends Error {
  readonly problems: readonly Finding[];

  constructor(problems: readonly Finding[]) {
    super(formatProblems(problems));
    this.name = "ContentError";
    this.problems = problems;
    // Authors need the list, not a stack trace.
    this.stack = this.message;
  }
}

/** Compares the error's name instead of its class, because development has two copies of this module. */
export function isContentError(error: unknown): error is ContentError {
  return error instanceof Error && error.name === "ContentError";
}

export function formatProblems(problems: readonly Finding[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  return [
    "The content is broken:",
    ...problems.map((problem) => `  - ${textOf(problem)}`),
    `${files} ${files === 1 ? "file has" : "files have"} ${problems.length === 1 ? "a problem" : "problems"}.`,
  ].join("\n");
}

/** Throws ContentError if there is a problem. */
export function assertNoProblems(problems: readonly Finding[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

export type ContentReport = {
  problems: readonly Finding[];
  /** Problems in drafts. They don't stop the build. */
  warnings: readonly Finding[];
  advice: readonly Finding[];
  /** Facts to report. The author need not change anything. */
  remarks: readonly Finding[];
  leftOut: readonly Finding[];
  /** The files of drafts. */
  drafts: readonly string[];
  /** Names of people, in Latin letters. */
  names: readonly string[];
  /** Counts like '26 episodes'; empty if there are problems. */
  summary: readonly string[];
};

/** The lists that can be limited to some files. */
export const ofFiles = ["warnings", "advice", "remarks", "leftOut"] as const;

export function reportProblems(problems: readonly Finding[]): ContentReport {
  return { problems, warnings: [], advice: [], remarks: [], leftOut: [], drafts: [], names: [], summary: [] };
}

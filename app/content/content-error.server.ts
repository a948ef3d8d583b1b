/** A mistake in a content file. */
export type Problem = {
  /** Like data/episodes/x.ts. */
  file: string;
  /** Like `questions[0].options`. Undefined for a problem of the whole file. */
  field?: string;
  /** The end of a sentence: "must be one line". */
  reason: string;
};

/** Formats a problem as `file: field: reason`. */
export function textOf({ file, field, reason }: Problem): string {
  return [file, field, reason].filter(Boolean).join(": ");
}

/** Its message lists every problem. */
export class ContentError extends Error {
  constructor(problems: readonly Problem[]) {
    super(["The content is broken:", ...problems.map(textOf)].join("\n  - "));
    this.name = "ContentError";
    // Authors need the list, not a stack trace.
    this.stack = this.message;
  }
}

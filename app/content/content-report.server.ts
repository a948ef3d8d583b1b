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

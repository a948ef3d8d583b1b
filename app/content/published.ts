import { tbilisiDay } from "#app/lib/georgian-dates.ts";

/** What decides whether content is in a build: an episode's `date` is the day from which on it is. */
type Candidate = { draft?: boolean; date?: string };

/**
 * Why content is in no build: it is a draft, or an episode of a later day; undefined when it is in one. Days are Tbilisi's:
 * what appears on the 5th is in the builds of the whole 5th.
 */
export function whyLeftOut({ draft, date }: Candidate, now: string): string | undefined {
  if (draft) return "is a draft";
  if (date === undefined || tbilisiDay(date) <= tbilisiDay(now)) return undefined;
  return `its day, ${tbilisiDay(date)}, is still to come`;
}

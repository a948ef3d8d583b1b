import { readFileSync } from "node:fs";
import { allPages, fileOf } from "../e2e/pages.ts";
import type { PageState } from "./page-state.ts";
import { countStored, findInvalid } from "./stored.ts";

/** Titles of the built pages by path. */
const titles = new Map(allPages.map((path) => [path, titleOf(readFileSync(fileOf(path), "utf8"))]));

/** Effects of a step that would otherwise be violations. */
export type Effects = {
  /** Console messages that the step causes. */
  messages?: RegExp;
  /** The step clears, removes or undoes something. */
  shrinks?: boolean;
  /** The step ends without a focused element. */
  dropsFocus?: boolean;
};

/** The model of a visit: the highest counts so far, and the end of the walk. */
export class Memory {
  /** The highest count so far, by subject. */
  counts = new Map<string, number>();
  stepCount = 0;
  /** The time of the last possible step. */
  readonly endsAt: number;

  constructor(endsAt: number) {
    this.endsAt = endsAt;
  }

  /** Adds the current counts, or replaces all counts if they may have shrunk. */
  remember({ storage }: PageState, mayShrink = false): void {
    const counts = countStored(storage);
    if (mayShrink) this.counts.clear();
    for (const [what, count] of counts) this.counts.set(what, Math.max(count, this.counts.get(what) ?? 0));
  }
}

/** Describes every violated invariant after a step. */
export function findViolations(before: PageState, after: PageState, memory: Memory, effects: Effects): string[] {
  const problems = findInvalid(after.storage);
  const say = (text: string) => problems.push(text);
  if (after.isBroken) say("the page shows 'Unexpected Application Error!'");
  if (after.headings.length !== 1) say(`${after.headings.length} h1: ${after.headings.join(" | ")}`);
  if (after.mains !== 1) say(`${after.mains} main`);
  const [path = ""] = after.address.split(/[?#]/);
  const title = titles.get(path);
  if (title ? after.title !== title : titleBelongsToAPage(after.title))
    say(`the title of ${after.address} is "${after.title}"`);
  if (after.overflow > 0) say(`the page is ${after.overflow} px too wide: ${after.widest}`);
  const isSamePage = before.loadedAt === after.loadedAt;
  if (isSamePage && before.focus && !after.focus && !effects.dropsFocus)
    say(`the focus is lost, it was on ${before.focus}`);
  const counts = countStored(after.storage);
  for (const [what, number] of effects.shrinks ? [] : memory.counts) {
    // Seconds have fractions.
    if ((counts.get(what) ?? 0) < number - 0.01) say(`${what} shrank from ${number} to ${counts.get(what) ?? 0}`);
  }
  return problems;
}

function titleBelongsToAPage(title: string): boolean {
  return [...titles.values()].includes(title);
}

function titleOf(html: string): string {
  const [, text = ""] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  return text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

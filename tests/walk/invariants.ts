import { readFileSync } from "node:fs";
import { allPages, fileOf } from "../e2e/pages.ts";
import type { PageState } from "./page-state.ts";
import { countStored, findInvalid } from "./stored.ts";

/** The title of each page that was built, by its path. */
const titles = new Map(allPages.map((path) => [path, titleOf(readFileSync(fileOf(path), "utf8"))]));

/** What a step does that would otherwise be a fault. */
export type Effects = {
  /** Messages that it causes. */
  messages?: RegExp;
  /** It clears, removes or undoes something. */
  shrinks?: boolean;
  /** It ends on a place that takes no focus. */
  dropsFocus?: boolean;
};

/** What the visitor remembers of what was counted, and how long the walk goes on. */
export class Memory {
  /** The most that was counted so far. */
  counts = new Map<string, number>();
  stepCount = 0;
  /** When no further step is taken. */
  readonly endsAt: number;

  constructor(endsAt: number) {
    this.endsAt = endsAt;
  }

  /** Takes in what is counted now, in place of all before when that may have shrunk. */
  remember({ storage }: PageState, mayShrink = false): void {
    const counts = countStored(storage);
    if (mayShrink) this.counts.clear();
    for (const [what, count] of counts) this.counts.set(what, Math.max(count, this.counts.get(what) ?? 0));
  }
}

/** What is wrong with a page after a step, in words; nothing where all holds. */
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
    // Seconds are kept with fractions.
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

/** Defines which fields drafts may lack, and which content builds leave out. */
import type { z } from "zod";
import { tbilisiDay } from "#app/lib/dates.ts";
import { assertNoProblems, type Finding } from "./content-error.server.ts";
import { resolveEpisode } from "./guest-names.server.ts";
import type * as schemas from "./schemas.server.ts";

/** The kinds of content that may be drafts. */
type Draftable = {
  episodes: schemas.EpisodeContent[];
  quizzes: schemas.QuizContent[];
  guests: schemas.GuestContent[];
  events: schemas.EventContent[];
};

/** Mistakes that even a draft must not have, because no page could show the draft. */
const wrongShape: ReadonlySet<string> = new Set<z.core.$ZodIssue["code"]>([
  "invalid_type",
  "invalid_union",
  "invalid_value",
  "unrecognized_keys",
]);

/** Returns true for mistakes that a draft may have: a missing or unfinished field. */
export function isForgiven(issue: z.core.$ZodIssue, draft: Readonly<Record<string, unknown>>): boolean {
  const [field] = issue.path;
  const isMissing = issue.path.length === 1 && draft[String(field)] === undefined;
  const isNoDate = field === "date" && issue.code === "invalid_format";
  return isMissing || !(isNoDate || wrongShape.has(issue.code));
}

/** Throws the problems of finished files; returns those of drafts. */
export function throwUnlessDraft(problems: readonly Finding[], drafts: ReadonlySet<string>): Finding[] {
  assertNoProblems(problems.filter(({ file }) => !drafts.has(file)));
  return problems.filter(({ file }) => drafts.has(file));
}

/** Sorts drafts last, so that a lookup by number or video prefers finished items. */
export function finishedFirst<Item extends { draft?: boolean }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => Number(a.draft ?? false) - Number(b.draft ?? false));
}

export function listDraftFiles(all: Draftable): Set<string> {
  const kinds = ["episodes", "quizzes", "guests", "events"] as const;
  return new Set(kinds.flatMap((kind) => all[kind].filter(({ draft }) => draft).map((item) => fileOf(kind, item))));
}

function fileOf(kind: keyof Draftable, { id, slug = id }: { id: string; slug?: string }): string {
  return `data/${kind}/${slug}.ts`;
}

/**
 * Returns the reason why builds leave out an item, or undefined if they include it. Builds include an episode from its
 * day on, in Tbilisi's time zone.
 */
export function whyLeftOut({ draft, date }: { draft?: boolean; date?: string }, now: string): string | undefined {
  if (draft) return "is a draft";
  if (date === undefined || tbilisiDay(date) <= tbilisiDay(now)) return undefined;
  return `its date, ${tbilisiDay(date)}, is in the future`;
}

/**
 * Separates published content from what a build at the instant `now` leaves out: drafts, future episodes, and their
 * quizzes and guests.
 */
export function withoutUnpublished(all: Draftable, now: string): { published: Draftable; leftOut: Finding[] } {
  const leftOut: Finding[] = [];
  const keep = <Item extends { id: string }>(
    kind: keyof Draftable,
    items: readonly Item[],
    why: (item: Item) => string | undefined,
  ) =>
    items.filter((item) => {
      const reason = why(item);
      if (reason) leftOut.push({ file: fileOf(kind, item), reason });
      return !reason;
    });
  const episodes = keep("episodes", all.episodes, (episode) => whyLeftOut(episode, now));
  const kept = new Set(episodes);
  const candidates = finishedFirst(all.episodes);
  const findByLink = (link?: string) => candidates.find(({ slug }) => link === `/episodes/${slug}`);
  const whyOf = ({ draft }: { draft?: boolean }, episode: schemas.EpisodeContent | undefined) => {
    if (draft || !episode || kept.has(episode)) return whyLeftOut({ draft }, now);
    return `its episode, ${fileOf("episodes", episode)}, is left out`;
  };
  const published = {
    episodes,
    quizzes: keep("quizzes", all.quizzes, (quiz) => whyOf(quiz, findByLink(quiz.episodeLink))),
    guests: keep("guests", all.guests, (guest) => whyOf(guest, resolveEpisode(guest.episode, candidates))),
    // An event may be published before its day.
    events: keep("events", all.events, ({ draft }) => whyLeftOut({ draft }, now)),
  };
  return { published, leftOut };
}

/** What follows from the pasted description and the answers before: suggestions for the questions about an episode. */
import { isSameName, withoutNickname } from "#app/content/guest-names.server.ts";

import type { ExistingContent } from "./existing-content.ts";
import { readTags } from "./description/description-tags.ts";
import { readDescription, type VideoDescription } from "./description/video-description.ts";
import { type Answers, splitList } from "./content-kind.ts";

/** Search engines cut longer texts. */
const longestSummary = 160;
const mostInDescription = 500;

/** What the pasted description says. */
export function readPasted({ description = "", guest = "" }: Answers, existing: ExistingContent): VideoDescription {
  const links = existing.episodes.flatMap((one) => one.links ?? []);
  return readDescription(description, {
    tags: existing.tags,
    links,
    hosts: existing.hosts,
    guest: guestName(guest, existing),
  });
}

/** The guest of data/guests whose id or name this is. */
export function knownGuest(answer: string, { guests }: ExistingContent) {
  if (answer === "") return undefined;
  return guests.find(({ id }) => id === answer) ?? guests.find(({ name }) => isSameName(name, answer));
}

/** The guest's name without a nickname, of an id or a name. */
export function guestName(answer: string, existing: ExistingContent): string {
  return withoutNickname(knownGuest(answer, existing)?.name ?? answer);
}

export function nextNumber({ episodes }: ExistingContent): number {
  return Math.max(0, ...episodes.map(({ number }) => number)) + 1;
}

export function guessTitle({ guest = "", number }: Answers, existing: ExistingContent): string | undefined {
  return guest === "" ? undefined : `Devtherapy #${number ?? nextNumber(existing)} – ${guestName(guest, existing)}`;
}

/** Minutes until the last chapter ends, or as long as chapters are on average after its start. */
export function guessDuration({ chapters, end }: VideoDescription): string | undefined {
  const last = Math.max(0, ...chapters.map(({ seconds }) => seconds));
  if (chapters.length === 0 || last === 0) return undefined;
  return String(Math.ceil((end ?? last + last / (chapters.length - 1)) / 60));
}

export function spellTags(answer: string, existing: ExistingContent): string[] {
  return splitList(answer).flatMap((tag) => readTags([`tags: ${tag}`], existing.tags).tags);
}

/** The first sentences of a text, as many as search engines show, without the last where there are several. */
export function firstSentences(text: string): string {
  const [paragraph = ""] = text.split("\n");
  const [first = "", ...others] = paragraph.split(/(?<=[.!?…])\s+/);
  if (first.length > mostInDescription) return `${first.slice(0, longestSummary - 1).replace(/\s\S*$/, "")}…`;
  let summary = first;
  for (const next of others) {
    const longer = `${summary} ${next}`;
    // The page shows both, and the text must say something, too.
    if (longer.length > longestSummary || longer === text) break;
    summary = longer;
  }
  return summary;
}

/** A text without the sentences that it begins with and that the page shows above it. */
export function withoutSummary(text: string, summary: string): string {
  const rest = text.slice(summary.length);
  return summary !== "" && text.startsWith(summary) && !/^\S/.test(rest) ? rest.trimStart() : text;
}

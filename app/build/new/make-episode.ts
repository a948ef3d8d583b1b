import { whyLeftOut } from "#app/content/drafts.server.ts";
import { emptyEpisode } from "#app/content/empty-content.ts";
import { describeOrder } from "#app/content/episode-texts.server.ts";
import { findLikeName } from "#app/content/guest-names.server.ts";
import { episodeSchema } from "#app/content/schemas.server.ts";
import { countOf } from "#app/lib/words.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { youtubeIdOf } from "#app/lib/youtube.ts";
import type { ExistingContent } from "./existing-content.ts";
import {
  guessDuration,
  guessTitle,
  guestName,
  knownGuest,
  readPasted,
  spellTags,
  withoutSummary,
} from "./episode-facts.ts";
import { finishFile } from "./finish-file.ts";
import { draftGuest } from "./guest.ts";
import { type Answers, instantOf, type Made, minutesOf } from "./content-kind.ts";

/** The episode's file, with a draft of its guest's if that is wanted, and what the author should know. */
export async function makeEpisode(answers: Answers, existing: ExistingContent): Promise<Made> {
  const found = readPasted(answers, existing);
  const { slug = "", title = "", summary = "", date = "" } = answers;
  const id = youtubeIdOf(answers["video"] ?? "") ?? "";
  const duration = minutesOf(answers["duration"] ?? "") ?? 0;
  const text = withoutSummary(found.text, summary);
  const chapters = found.chapters.map(({ seconds, label }) => `${formatTimestamp(seconds)} ${label}`).join("\n");
  const value = {
    ...emptyEpisode(slug),
    id,
    number: Number(answers["number"]),
    title,
    description: summary,
    date: instantOf(date),
    duration,
    tags: spellTags(answers["tags"] ?? "", existing),
    slug,
    youtubeId: id,
    guest: guestName(answers["guest"] ?? "", existing),
    links: found.links.length > 0 ? found.links : undefined,
    fullDescription: [text, chapters].filter(Boolean).join("\n\n"),
  };
  const path = `data/episodes/${slug}.ts`;
  const { file, notes, isDraft } = await finishFile({
    path,
    type: "EpisodeInput",
    schema: episodeSchema,
    value,
    problems: [
      ...(title === guessTitle(answers, existing) ? ["title: is a guess: write it as on YouTube"] : []),
      ...(text === "" ? ["fullDescription: has no text besides the description: say what was spoken of"] : []),
      ...describeOrder(found.chapters, duration).map((reason) => `fullDescription: ${reason}`),
    ],
    isDraft: answers["draft"] === "yes",
  });
  const known = knownGuest(value.guest, existing);
  const likeName = findLikeName(
    value.guest,
    existing.guests.map(({ name }) => name),
  );
  const guest = answers["new-guest"] === "yes" && !known ? await draftGuest(value, existing) : undefined;
  const later = isDraft ? undefined : whyLeftOut(value, new Date().toISOString());
  return {
    files: [file, ...(guest ? [guest.file] : [])],
    notes: [
      `${countOf(found.chapters.length, "chapter")}, ${countOf(found.links.length, "link")}, tags: ${value.tags.join(", ") || "none"}`,
      ...(answers["duration"] === guessDuration(found)
        ? [`duration: ${countOf(duration, "minute")}, by the last chapter`]
        : []),
      ...(likeName ? [`guest: nobody in data/guests is named "${value.guest}": is it "${likeName}"?`] : []),
      ...notes,
      ...(later ? [`${path} is in no build yet: ${later}`] : []),
      ...(guest?.notes ?? []),
      ...listLines("Left out, because every page shows it:", found.onEveryPage),
      ...listLines("Said otherwise in the file:", found.saidOtherwise),
      ...listLines("Not understood, and not in the file:", found.notUnderstood),
    ],
    next: [
      `npm run dev shows it at /episodes/${slug}, with what is missing.`,
      ...(value.guest && !known && !guest
        ? [`npm run new -- guest --name "${value.guest}" --episode ${value.number}`]
        : []),
      `npm run new -- quiz --episode ${value.number}`,
    ],
  };
}

function listLines(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`)] : [];
}

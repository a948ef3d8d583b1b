import { blankContent } from "#app/content/blank-content.server.ts";
import { whyLeftOut } from "#app/content/drafts.server.ts";
import { describeOrder, numberInTitle } from "#app/content/episode-texts.server.ts";
import { findLikeName, isSameName, withoutNickname } from "#app/content/guest-names.server.ts";
import { episodeSchema, mostTags } from "#app/content/schemas.server.ts";
import { tbilisiDay } from "#app/lib/dates.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { countOf } from "#app/lib/words.ts";
import { youtubeIdOf } from "#app/lib/youtube.ts";
import {
  type Answers,
  bySchema,
  freeName,
  instantOf,
  type Kind,
  minutesOf,
  optional,
  slugOf,
  splitList,
  whichAddress,
} from "./content-kind.ts";
import { finishFile } from "./content-source.ts";
import { spellTag, suggestTags } from "./description/description-tags.ts";
import { readDescription, type VideoDescription } from "./description/video-description.ts";
import type { ExistingContent } from "./existing-content.ts";
import { draftGuest } from "./guest.ts";

const { shape } = episodeSchema;

export const episode: Kind = {
  name: "episode",
  questions: [
    {
      flag: "video",
      asks: "URL of the video on YouTube",
      takes: "URL",
      refuse: (answer, { episodes }) => {
        const id = youtubeIdOf(answer);
        if (!id) return "must be the URL of a YouTube video, like https://youtu.be/tI-vWehbH-8";
        const same = episodes.find(({ youtubeId }) => youtubeId === id);
        return same && `is already the video of data/episodes/${same.slug}.ts`;
      },
    },
    {
      flag: "guest",
      asks: "Guest: an id in data/guests, or a name in Latin letters; empty for none",
      takes: "ID or NAME",
      isOptional: true,
      refuse: (answer, { guests }) => {
        if (guests.some(({ id }) => id === answer)) return undefined;
        if (/^[a-z\d]+(-[a-z\d]+)+$/.test(answer))
          return `is not an id in data/guests; for a new guest write the name, like "Nino Test"`;
        return bySchema(shape.guest)(answer);
      },
    },
    {
      flag: "title",
      asks: "Full title, as on YouTube",
      takes: "TEXT",
      suggest: guessTitle,
      refuse: bySchema(shape.title),
    },
    {
      flag: "number",
      asks: "Episode number",
      takes: "NUMBER",
      suggest: ({ title = "" }, existing) => String(numberInTitle(title) ?? nextNumber(existing)),
      refuse: (answer, { episodes }, { title = "" }) => {
        const same = episodes.find(({ number }) => String(number) === answer);
        if (same) return `is already used by data/episodes/${same.slug}.ts; choose another and update the title`;
        const said = numberInTitle(title);
        if (said !== undefined && String(said) !== answer) return `differs from #${said} in the title; make them equal`;
        return /^[1-9]\d*$/.test(answer) ? undefined : "must be a whole number";
      },
    },
    {
      flag: "date",
      asks: "Day of publication",
      takes: "DAY",
      suggest: () => tbilisiDay(new Date().toISOString()),
      refuse: (answer) => {
        const reason = bySchema(shape.date)(instantOf(answer));
        return reason?.includes("ISO instant")
          ? "must be a day like 2025-11-20, or an instant like 2025-11-20T17:30:00Z"
          : reason;
      },
    },
    {
      flag: "description",
      asks: "File with the description from YouTube; empty for none",
      takes: "FILE or -",
      isOptional: true,
      isFile: true,
    },
    {
      flag: "duration",
      asks: "Duration, as minutes or like 1:58:00",
      takes: "MINUTES or 1:58:00",
      suggest: (answers, existing) => guessDuration(readPasted(answers, existing)),
      refuse: (answer) => (minutesOf(answer) ? undefined : "must be minutes, 1:58:00 or 1h58m"),
    },
    {
      flag: "tags",
      asks: `2 to ${mostTags} tags, separated by commas`,
      takes: "A,B",
      isOptional: true,
      suggest: (answers, existing) => {
        const { tags, chapters } = readPasted(answers, existing);
        if (tags.length > 1) return tags.join(", ");
        const spokenOf = suggestTags([answers["title"] ?? "", ...chapters.map(({ label }) => label)], existing.tags);
        return [...new Set([...tags, ...spokenOf])].slice(0, mostTags).join(", ");
      },
      refuse: (answer, existing) => bySchema(shape.tags)(spellTags(answer, existing)),
    },
    {
      ...optional("summary", "Two or three sentences for cards and search results", shape.description),
      suggest: (answers, existing) => firstSentences(readPasted(answers, existing).text),
    },
    whichAddress("episodes", shape.slug, ({ guest = "", title = "", number = "" }, existing) => {
      const name = slugOf(guestName(guest, existing) || title) || `session-${number}`;
      return freeName(name, number, "episodes", existing);
    }),
    {
      flag: "new-guest",
      asks: "Also make a file for the guest?",
      isSwitch: true,
      isAsked: ({ guest = "" }, existing) => guest !== "" && !knownGuest(guest, existing),
    },
    { flag: "draft", asks: "Keep it out of builds?", isSwitch: true },
  ],
  make: async (answers, existing) => {
    const found = readPasted(answers, existing);
    const { slug = "", title = "", summary = "", date = "" } = answers;
    const id = youtubeIdOf(answers["video"] ?? "") ?? "";
    const duration = minutesOf(answers["duration"] ?? "") ?? 0;
    const text = withoutSummary(found.text, summary);
    const chapters = found.chapters.map(({ seconds, label }) => `${formatTimestamp(seconds)} ${label}`).join("\n");
    const value = {
      ...blankContent.episodes(slug),
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
    const reasons = describeOrder(found.chapters, duration);
    if (text === "") reasons.unshift("repeats the description; add what the episode is about");
    const problems = reasons.map((reason) => ({ field: "fullDescription", reason }));
    if (found.notUnderstood.length > 0)
      problems.push({
        field: "(the description)",
        reason: "has lines that were not understood, listed below; add what is missing",
      });
    if (title === guessTitle(answers, existing))
      problems.unshift({ field: "title", reason: "is a guess; copy the title from YouTube" });
    const { file, notes, isDraft } = await finishFile("episodes", slug, value, problems, answers["draft"] === "yes");
    const known = knownGuest(value.guest, existing);
    const names = existing.guests.map(({ name }) => name);
    const likeName = findLikeName(value.guest, names);
    const guest = answers["new-guest"] === "yes" && !known ? await draftGuest(value, existing) : undefined;
    const later = isDraft ? undefined : whyLeftOut(value, new Date().toISOString());
    return {
      files: guest ? [file, guest.file] : [file],
      notes: [
        `${countOf(found.chapters.length, "chapter")}, ${countOf(found.links.length, "link")}, tags: ${value.tags.join(", ") || "none"}`,
        answers["duration"] === guessDuration(found) &&
          `duration: ${countOf(duration, "minute")}, estimated from the last chapter`,
        likeName && `guest: data/guests has no "${value.guest}". Did you mean "${likeName}"?`,
        ...notes,
        later && `Builds leave out ${file.path} for now: ${later}`,
        ...(guest?.notes ?? []),
        ...listLines("Left out, because every page shows it or it belongs to YouTube's page:", found.leftOut),
        ...listLines("Converted or reworded:", found.reworded),
        ...listLines("Not understood and left out:", found.notUnderstood),
      ],
      next: [
        `npm run dev shows /episodes/${slug} and lists what is missing.`,
        value.guest && !known && !guest && `npm run new -- guest --name "${value.guest}" --episode ${value.number}`,
        `npm run new -- quiz --episode ${value.number}`,
      ],
    };
  },
};

function listLines(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`)] : [];
}

/** Maximum length in characters. Search engines cut longer descriptions. */
const longestSummary = 160;
const mostInDescription = 500;

function readPasted({ description = "", guest = "" }: Answers, existing: ExistingContent): VideoDescription {
  const links = existing.episodes.flatMap((one) => one.links ?? []);
  return readDescription(description, { ...existing, links, guest: guestName(guest, existing) });
}

function knownGuest(answer: string, { guests }: ExistingContent) {
  if (answer === "") return undefined;
  return guests.find(({ id }) => id === answer) ?? guests.find(({ name }) => isSameName(name, answer));
}

/** Resolves an id or a name to a name without a nickname. */
function guestName(answer: string, existing: ExistingContent): string {
  return withoutNickname(knownGuest(answer, existing)?.name ?? answer);
}

function nextNumber({ episodes }: ExistingContent): number {
  return Math.max(0, ...episodes.map(({ number }) => number)) + 1;
}

function guessTitle({ guest = "", number }: Answers, existing: ExistingContent): string | undefined {
  return guest === "" ? undefined : `Devtherapy #${number ?? nextNumber(existing)} – ${guestName(guest, existing)}`;
}

/**
 * Estimates the duration in minutes: the end of the last chapter. If the text does not give that end, assumes that the
 * chapter has average length.
 */
function guessDuration({ chapters, end }: VideoDescription): string | undefined {
  const last = Math.max(0, ...chapters.map(({ seconds }) => seconds));
  const duration = end ?? last + last / (chapters.length - 1);
  return duration > 0 && Number.isFinite(duration) ? String(Math.ceil(duration / 60)) : undefined;
}

function spellTags(answer: string, existing: ExistingContent): string[] {
  return splitList(answer).map((tag) => spellTag(tag, existing.tags));
}

/**
 * Returns the first paragraph's opening sentences, as many as search engines show. Leaves at least one sentence of the
 * text for the show notes.
 */
export function firstSentences(text: string): string {
  const [paragraph = ""] = text.split("\n");
  const [first = "", ...others] = paragraph.split(/(?<=[.!?…])\s+/);
  if (first.length > mostInDescription) return `${first.slice(0, longestSummary - 1).replace(/\s\S*$/, "")}…`;
  let summary = first;
  for (const next of others) {
    const longer = `${summary} ${next}`;
    if (longer.length > longestSummary || longer === text) break;
    summary = longer;
  }
  return summary;
}

/** Removes the summary from the start of a text, because the page shows it above. */
export function withoutSummary(text: string, summary: string): string {
  const rest = text.slice(summary.length);
  return summary !== "" && text.startsWith(summary) && !/^\S/.test(rest) ? rest.trimStart() : text;
}

import { suggestTags, readTags } from "#app/content/description-tags.server.ts";
import { emptyEpisode } from "#app/content/empty-content.ts";
import { numberInTitle } from "#app/content/episode-title.ts";
import { whyLeftOut } from "#app/content/published.ts";
import { episodeSchema } from "#app/content/schemas.server.ts";
import { describeOrder } from "#app/content/show-notes.server.ts";
import { readDescription, type VideoDescription } from "#app/content/video-description.server.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { youtubeIdOf } from "#app/lib/youtube.ts";

import type { ContentThere } from "./content-there.ts";
import { describeMissing, finishFile } from "./finish-file.ts";
import { draftGuest } from "./guest.ts";
import { type Answers, bySchema, freeName, instantOf, type Kind, slugOf, splitList } from "./kind.ts";

const { shape } = episodeSchema;

/** Longer first texts would be cut by search engines. */
const longestSummary = 160;

export const episode: Kind = {
  name: "episode",
  questions: [
    {
      flag: "video",
      asks: "The video's address on YouTube",
      takes: "URL",
      refuse: (answer, { episodes }) => {
        const id = youtubeIdOf(answer);
        if (!id) return "must be the address of a YouTube video, like https://youtu.be/tI-vWehbH-8";
        const same = episodes.find(({ youtubeId }) => youtubeId === id);
        return same && `is the video of data/episodes/${same.slug}.ts already`;
      },
    },
    {
      flag: "guest",
      asks: "The guest: an id in data/guests, or a name in Latin letters; empty for none",
      takes: "ID or NAME",
      isOptional: true,
      refuse: (answer, { guests }) => {
        if (guests.some(({ id }) => id === answer)) return undefined;
        if (/^[a-z\d]+(-[a-z\d]+)+$/.test(answer)) return `is no id in data/guests: write the name, like "Nino Test"`;
        return bySchema(shape.guest)(answer);
      },
    },
    {
      flag: "title",
      asks: "The whole title, as on YouTube",
      takes: "TEXT",
      suggest: guessTitle,
      refuse: bySchema(shape.title),
    },
    {
      flag: "number",
      asks: "The session's number",
      takes: "NUMBER",
      suggest: ({ title = "" }, there) => String(numberInTitle(title) ?? nextNumber(there)),
      refuse: (answer, { episodes }, { title = "" }) => {
        const same = episodes.find(({ number }) => String(number) === answer);
        if (same) return `is that of data/episodes/${same.slug}.ts: say another one, in the title, too`;
        const said = numberInTitle(title);
        if (said !== undefined && String(said) !== answer)
          return `is not #${said}, which the title says: make them equal`;
        return /^[1-9]\d*$/.test(answer) ? undefined : "must be a whole number";
      },
    },
    {
      flag: "date",
      asks: "The day on which it is published",
      takes: "DAY",
      suggest: () => new Date().toISOString().slice(0, 10),
      refuse: (answer) => {
        const reason = bySchema(shape.date)(instantOf(answer));
        return reason?.startsWith("must be")
          ? "must be a day like 2025-11-20, or an instant like 2025-11-20T17:30:00Z"
          : reason;
      },
    },
    { flag: "description", asks: "The description on YouTube", takes: "FILE or -", isOptional: true, isFile: true },
    {
      flag: "duration",
      asks: "How long it is, in minutes",
      takes: "MINUTES",
      suggest: (answers, there) => guessDuration(read(answers, there)),
      refuse: (answer) => (/^[1-9]\d*$/.test(answer) ? undefined : "must be whole minutes, like 95"),
    },
    {
      flag: "tags",
      asks: "Tags, 2 to 8, with commas",
      takes: "A,B",
      isOptional: true,
      suggest: (answers, there) => {
        const { tags, chapters } = read(answers, there);
        if (tags.length > 1) return tags.join(", ");
        const labels = chapters.map(({ label }) => label);
        return [...new Set([...tags, ...suggestTags([answers["title"] ?? "", ...labels], there.tags)])]
          .slice(0, 8)
          .join(", ");
      },
      refuse: (answer, there) => bySchema(shape.tags)(spellTags(answer, there)),
    },
    {
      flag: "summary",
      asks: "Two or three sentences for cards and search results",
      takes: "TEXT",
      isOptional: true,
      suggest: (answers, there) => firstSentences(read(answers, there).text),
      refuse: bySchema(shape.description),
    },
    {
      flag: "slug",
      asks: "The last part of the page's address",
      takes: "NAME",
      suggest: ({ guest = "", title = "", number = "" }, there) =>
        freeName(
          slugOf(guestName(guest, there) || title) || `session-${number}`,
          number,
          there.episodes.map(({ slug }) => slug),
        ),
      refuse: (answer, { episodes }) =>
        episodes.some(({ slug }) => slug === answer)
          ? `is taken: data/episodes/${answer}.ts is there already`
          : bySchema(shape.slug)(answer),
    },
    {
      flag: "new-guest",
      asks: "A file for the guest, too?",
      takes: "",
      isSwitch: true,
      isQuiet: ({ guest = "" }, { guests }) => guest === "" || guests.some(({ id }) => id === guest),
    },
    { flag: "draft", asks: "Keep it out of builds?", takes: "", isSwitch: true, isQuiet: () => true },
  ],
  make,
};

async function make(answers: Answers, there: ContentThere) {
  const found = read(answers, there);
  const { slug = "", title = "", summary = "", date = "" } = answers;
  const id = youtubeIdOf(answers["video"] ?? "") ?? "";
  const duration = Number(answers["duration"]);
  const chapters = found.chapters.map(({ seconds, label }) => `${formatTimestamp(seconds)} ${label}`).join("\n");
  const value = {
    ...emptyEpisode(slug),
    id,
    number: Number(answers["number"]),
    title,
    description: summary,
    date: instantOf(date),
    duration,
    tags: spellTags(answers["tags"] ?? "", there),
    slug,
    youtubeId: id,
    guest: guestName(answers["guest"] ?? "", there),
    links: found.links.length > 0 ? found.links : undefined,
    fullDescription: [found.text, chapters].filter(Boolean).join("\n\n"),
  };
  const path = `data/episodes/${slug}.ts`;
  const { file, missing, isDraft } = await finishFile({
    path,
    type: "EpisodeInput",
    schema: episodeSchema,
    value,
    problems: [
      ...(title === guessTitle(answers, there) ? ["title: is a guess: write it as on YouTube"] : []),
      ...(found.text === "" ? ["fullDescription: has no text, only chapters: say what was spoken of"] : []),
      ...describeOrder(found.chapters, duration).map((reason) => `fullDescription: ${reason}`),
    ],
    isDraft: answers["draft"] === "yes",
  });
  const isKnown = there.guests.some((guest) => guest.id === answers["guest"]);
  const guest = answers["new-guest"] === "yes" ? await draftGuest(value, there) : undefined;
  const later = isDraft ? undefined : whyLeftOut(value, new Date().toISOString());
  return {
    files: [file, ...(guest ? [guest.file] : [])],
    notes: [
      `${found.chapters.length} chapters, ${found.links.length} links, tags: ${value.tags.join(", ") || "none"}`,
      ...(answers["duration"] === guessDuration(found)
        ? [`duration: ${duration} minutes follow from the last chapter`]
        : []),
      ...describeMissing(path, missing),
      ...(later ? [`${path} is in no build yet: ${later}`] : []),
      ...(guest ? describeMissing(guest.file.path, guest.missing) : []),
      ...listLines(
        "Left out, because every page shows it, or because it is said otherwise in the file:",
        found.leftOut,
      ),
      ...listLines("Not understood, and not in the file:", found.notUnderstood),
    ],
    next: [
      `npm run dev shows it at /episodes/${slug}, with what is missing.`,
      ...(value.guest && !isKnown && !guest
        ? [`npm run new -- guest --name "${value.guest}" --episode ${value.number}`]
        : []),
      `npm run new -- quiz --episode ${value.number}`,
    ],
  };
}

function read({ description = "", guest = "" }: Answers, there: ContentThere): VideoDescription {
  const links = there.episodes.flatMap((one) => one.links ?? []);
  return readDescription(description, { tags: there.tags, links, hosts: there.hosts, guest: guestName(guest, there) });
}

/** The guest's name without a nickname, of an id or a name. */
function guestName(answer: string, { guests }: ContentThere): string {
  const name = guests.find(({ id }) => id === answer)?.name ?? answer;
  return name.replace(/\s*\(.*\)/, "");
}

function nextNumber({ episodes }: ContentThere): number {
  return Math.max(0, ...episodes.map(({ number }) => number)) + 1;
}

function guessTitle({ guest = "", number }: Answers, there: ContentThere): string | undefined {
  return guest === "" ? undefined : `Devtherapy #${number ?? nextNumber(there)} – ${guestName(guest, there)}`;
}

/** Minutes until the last chapter ends, or as long as chapters are on average after its start. */
function guessDuration({ chapters, end }: VideoDescription): string | undefined {
  const last = Math.max(0, ...chapters.map(({ seconds }) => seconds));
  if (chapters.length === 0 || last === 0) return undefined;
  return String(Math.ceil((end ?? last + last / (chapters.length - 1)) / 60));
}

function spellTags(answer: string, there: ContentThere): string[] {
  return splitList(answer).flatMap((tag) => readTags([`tags: ${tag}`], there.tags).tags);
}

/** The first sentences of a text, as many as search engines show. */
function firstSentences(text: string): string {
  const [paragraph = ""] = text.split("\n");
  const [first = "", ...others] = paragraph.split(/(?<=[.!?…])\s+/);
  if (first.length > longestSummary) return `${first.slice(0, longestSummary - 1).replace(/\s\S*$/, "")}…`;
  return others.reduce((sum, next) => (`${sum} ${next}`.length > longestSummary ? sum : `${sum} ${next}`), first);
}

function listLines(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`)] : [];
}

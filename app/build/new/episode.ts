import { numberInTitle } from "#app/content/episode-texts.server.ts";
import { episodeSchema } from "#app/content/schemas.server.ts";
import { tbilisiDay } from "#app/lib/dates.ts";
import { youtubeIdOf } from "#app/lib/youtube.ts";
import { suggestTags } from "./description/description-tags.ts";
import {
  firstSentences,
  guessDuration,
  guessTitle,
  guestName,
  knownGuest,
  nextNumber,
  readPasted,
  spellTags,
} from "./episode-facts.ts";
import { bySchema, freeName, instantOf, type Kind, minutesOf, optional, refuseTaken, slugOf } from "./content-kind.ts";
import { makeEpisode } from "./make-episode.ts";

const { shape } = episodeSchema;

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
      suggest: ({ title = "" }, existing) => String(numberInTitle(title) ?? nextNumber(existing)),
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
      suggest: () => tbilisiDay(new Date().toISOString()),
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
      asks: "How long it is: minutes, or like 1:58:00",
      takes: "MINUTES or 1:58:00",
      suggest: (answers, existing) => guessDuration(readPasted(answers, existing)),
      refuse: (answer) => (minutesOf(answer) ? undefined : "must be minutes, or like 1:58:00 or 1h58m"),
    },
    {
      flag: "tags",
      asks: "Tags, 2 to 8, with commas",
      takes: "A,B",
      isOptional: true,
      suggest: (answers, existing) => {
        const { tags, chapters } = readPasted(answers, existing);
        if (tags.length > 1) return tags.join(", ");
        const labels = chapters.map(({ label }) => label);
        return [...new Set([...tags, ...suggestTags([answers["title"] ?? "", ...labels], existing.tags)])]
          .slice(0, 8)
          .join(", ");
      },
      refuse: (answer, existing) => bySchema(shape.tags)(spellTags(answer, existing)),
    },
    {
      ...optional("summary", "Two or three sentences for cards and search results", shape.description),
      suggest: (answers, existing) => firstSentences(readPasted(answers, existing).text),
    },
    {
      flag: "slug",
      asks: "The last part of the page's address",
      takes: "NAME",
      suggest: ({ guest = "", title = "", number = "" }, existing) =>
        freeName(slugOf(guestName(guest, existing) || title) || `session-${number}`, number, "episodes", existing),
      refuse: refuseTaken("episodes", shape.slug),
    },
    {
      flag: "new-guest",
      asks: "A file for the guest, too?",
      takes: "",
      isSwitch: true,
      isQuiet: ({ guest = "" }, existing) => guest === "" || knownGuest(guest, existing) !== undefined,
    },
    { flag: "draft", asks: "Keep it out of builds?", takes: "", isSwitch: true, isQuiet: () => true },
  ],
  make: makeEpisode,
};

import { existsSync } from "node:fs";
import { empty } from "#app/content/drafts.server.ts";
import { describePicture, leastPoster } from "#app/content/media-file.server.ts";
import { eventSchema } from "#app/content/schemas.server.ts";
import { bySchema, freeName, instantOf, type Kind, optional, slugOf, whichAddress } from "./content-kind.ts";
import { finishFile } from "./content-source.ts";

const { shape } = eventSchema;
const { rsvp, slides } = shape.links.shape;

export const event: Kind = {
  name: "event",
  questions: [
    { flag: "title", asks: "Its title", takes: "TEXT", refuse: bySchema(shape.title) },
    { flag: "type", asks: "What it is", takes: "TYPE", choices: shape.type.options },
    {
      flag: "date",
      asks: "When it begins, in UTC: Tbilisi's clock less 4 hours, like 2025-07-05T10:00:00Z",
      takes: "INSTANT",
      refuse: (answer) => bySchema(shape.date)(instantOf(answer)),
    },
    {
      flag: "hours",
      asks: "How many hours it takes",
      takes: "HOURS",
      suggest: () => "3",
      refuse: (answer) => (Number(answer) > 0 ? undefined : "must be a number of hours"),
    },
    { flag: "location", asks: "Where it is", takes: "TEXT", refuse: bySchema(shape.location) },
    whichAddress("events", shape.id, ({ title = "", date = "" }, existing) =>
      freeName(slugOf(title) || "event", date.slice(0, 4), "events", existing),
    ),
    {
      flag: "image",
      asks: "The poster's file name in public/events/, 1200×630 or larger",
      takes: "FILE",
      isOptional: true,
      refuse: (answer) =>
        existsSync(`public/events/${answer}`)
          ? bySchema(shape.image)(answer)
          : "is not there: put it into public/events/ first",
    },
    optional("summary", "One or two sentences for cards and search results", shape.shortDescription),
    optional("rsvp", "Where one registers", rsvp, "URL"),
    optional("slides", "Where the slides are", slides, "URL"),
    { flag: "description", asks: "The text of its page", takes: "FILE or -", isOptional: true, isFile: true },
  ],
  make: async (answers) => {
    const { id = "", title = "", summary = "", date = "", image = "", description = "" } = answers;
    const value = {
      ...empty.events(id),
      title,
      shortDescription: summary,
      fullDescription: description.trim(),
      date: instantOf(date),
      durationHours: Number(answers["hours"]),
      location: answers["location"],
      type: answers["type"],
      image,
      links: { rsvp: answers["rsvp"] || undefined, slides: answers["slides"] || undefined },
    };
    const problems =
      image === "" ? [] : await describePicture(`data/events/${id}.ts`, "image", `/events/${image}`, leastPoster);
    const { file, notes } = await finishFile("events", id, value, problems);
    return {
      files: [file],
      notes,
      next: [
        image === ""
          ? `Put a poster into public/events/ and name it by image: without one there is no page.`
          : `npm run dev shows it at /events/${id}.`,
      ],
    };
  },
};

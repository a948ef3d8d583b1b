import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { blankContent } from "#app/content/blank-content.server.ts";
import { textOf } from "#app/content/content-error.server.ts";
import { whyLeftOut, withoutUnpublished } from "#app/content/drafts.server.ts";
import { listEpisodes } from "#app/content/episodes.server.ts";
import { listGuests } from "#app/content/guests.server.ts";
import { loadCollection } from "#app/content/load-collection.server.ts";
import { leftOut as leftOutNow } from "#app/content/loading/collections.server.ts";
import { listQuizzes } from "#app/content/quizzes.server.ts";
import { type EpisodeContent, episodeSchema } from "#app/content/schemas.server.ts";

const episode = (slug: string, facts: Partial<EpisodeContent> = {}): EpisodeContent => ({
  ...blankContent.episodes(slug),
  links: [],
  date: "2025-01-01T10:00:00Z",
  youtubeId: `video-${slug}`.padEnd(11, "0").slice(0, 11),
  ...facts,
});

const now = "2025-06-10T12:00:00Z";

test.each([
  [{ date: "2025-06-10T19:59:00Z" }, undefined],
  [{ date: "2025-06-10T20:00:00Z" }, "its date, 2025-06-11, is in the future"],
  [{ date: "2025-06-09T20:00:00Z", draft: true }, "is a draft"],
])("leaves out drafts and, until their date in Tbilisi, future episodes: %o: %s", (facts, reason) => {
  expect(whyLeftOut(facts, now)).toBe(reason);
});

test("leaves out the quizzes and guests of an episode that is left out, and keeps future events", () => {
  const quiz = (id: string, slug: string) => ({ ...blankContent.quizzes(id), episodeLink: `/episodes/${slug}` });
  const guest = (id: string, episodeTitle: string) => ({
    ...blankContent.guests(id),
    links: [],
    episode: episodeTitle,
  });
  const { published, leftOut } = withoutUnpublished(
    {
      episodes: [episode("old"), episode("later", { date: "2025-07-01T10:00:00Z" }), episode("draft", { draft: true })],
      quizzes: [quiz("quiz-old", "old"), quiz("quiz-later", "later"), { ...quiz("quiz-draft", "old"), draft: true }],
      guests: [guest("guest-old", "old"), guest("guest-draft", "draft")],
      events: [
        { ...blankContent.events("soon"), date: "2025-07-01T10:00:00Z" },
        { ...blankContent.events("event-draft"), draft: true },
      ],
    },
    now,
  );
  expect(published.episodes.map(({ slug }) => slug)).toEqual(["old"]);
  expect(published.quizzes.map(({ id }) => id)).toEqual(["quiz-old"]);
  expect(published.guests.map(({ id }) => id)).toEqual(["guest-old"]);
  expect(published.events.map(({ id }) => id)).toEqual(["soon"]);
  expect(leftOut.map(textOf)).toEqual([
    "data/episodes/later.ts: its date, 2025-07-01, is in the future",
    "data/episodes/draft.ts: is a draft",
    "data/quizzes/quiz-later.ts: its episode, data/episodes/later.ts, is left out",
    "data/quizzes/quiz-draft.ts: is a draft",
    "data/guests/guest-draft.ts: its episode, data/episodes/draft.ts, is left out",
    "data/events/event-draft.ts: is a draft",
  ]);
});

describe("a draft", () => {
  function load(facts: object) {
    const modules = { "/data/episodes/x.ts": { slug: "x", ...facts } };
    const { items, problems, draftProblems } = loadCollection(modules, episodeSchema, "slug", blankContent.episodes);
    return { items, problems, warnings: draftProblems.map(textOf) };
  }

  test("only warns of missing and unfinished fields", () => {
    const { items, warnings } = load({ draft: true, description: "", tags: ["ai"] });
    expect(items).toEqual([expect.objectContaining({ draft: true, slug: "x", tags: ["ai"], title: "x" })]);
    expect(warnings).toEqual(
      expect.arrayContaining([
        "data/episodes/x.ts: description: must not be empty",
        expect.stringMatching(/^data\/episodes\/x\.ts: title: is missing/),
        expect.stringMatching(/^data\/episodes\/x\.ts: tags: /),
      ]),
    );
  });

  test.each([
    { draft: true, number: "one" },
    { draft: true, titel: "x" },
    { draft: true, date: "tomorrow" },
    { draft: false, description: "" },
  ])("rejects invalid fields, as a finished episode does: %o", (facts) => {
    expect(load(facts).problems).not.toEqual([]);
  });
});

test.each([
  ["episodes", listEpisodes().map(({ slug }) => slug)],
  ["guests", listGuests().map(({ id }) => id)],
  ["quizzes", listQuizzes().map(({ id }) => id)],
])("reads all %s in data/ that builds do not leave out", (folder, names) => {
  const unpublished = new Set(leftOutNow.map(({ file }) => file));
  const all = readdirSync(`data/${folder}`).map((file) => `data/${folder}/${file}`);
  expect(names.map((name) => `data/${folder}/${name}.ts`).toSorted()).toEqual(
    all.filter((file) => !unpublished.has(file)).toSorted(),
  );
});

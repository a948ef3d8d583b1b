import { expect, test } from "vitest";
import { textOf } from "#app/content/content-error.server.ts";
import { parseChapter } from "#app/content/episode-texts.server.ts";
import { describeIssues } from "#app/content/load-collection.server.ts";
import { episodeSchema, eventSchema, gameJamSchema, guestSchema, quizSchema } from "#app/content/schemas.server.ts";
import episode from "#data/episodes/tornike-razmadze.ts";
import event from "#data/events/gamejam-2025-tsu.ts";
import gameJam from "#data/game-jam-2025.ts";
import guest from "#data/guests/tornike-razmadze.ts";
import quiz from "#data/quizzes/ep12-tornike-basics.ts";

const files = {
  episode: { schema: episodeSchema, content: episode },
  guest: { schema: guestSchema, content: guest },
  event: { schema: eventSchema, content: event },
  "game jam": { schema: gameJamSchema, content: gameJam },
  quiz: { schema: quizSchema, content: quiz },
};

/** Problems that the schema reports after a change to one of our files. */
function problemsOf(kind: keyof typeof files, change: object): string[] {
  const { schema, content } = files[kind];
  const { error } = schema.safeParse({ ...content, ...change });
  return describeIssues("x.ts", error?.issues ?? []).map((problem) => textOf(problem).replace("x.ts: ", ""));
}

const daysAhead = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
const link = { group: "resource", label: "Shadertoy", url: "https://www.shadertoy.com/view" } as const;
const withLink = (change: object) => ({ links: [{ ...link, ...change }] });
const [question, ...otherQuestions] = quiz.questions;
const withQuestion = (change: object) => ({ questions: [{ ...question, ...change }, ...otherQuestions] });

test.each<[keyof typeof files, object]>([
  ["episode", { date: daysAhead(360), links: undefined, beforeListening: undefined }],
  ["episode", { fullDescription: "ნახე https://a.ge და.\n\n10:30 საათზე.\n\n0:00 შესავალი\n1:02:03 C# – #1 ენა" }],
  ["guest", { title: undefined, image: undefined, quote: undefined, linkedin: undefined, links: undefined }],
  ["guest", { name: "Zoe\u0301 O'Test-Smith Jr. (Zoé)" }],
  ["guest", { episode: { title: "Devtherapy Episode #3", youtubeId: "0d-j8jDxiJE" } }],
  ["event", { links: { youtube: "https://www.youtube.com/live/0d-j8jDxiJE" } }],
  ["game jam", {}],
  ["quiz", { episodeLink: undefined }],
  ["quiz", { episodeLink: "https://example.com/talk" }],
  ["quiz", withQuestion({ explanation: undefined })],
])("accepts a valid change to a file: %s %o", (kind, change) => {
  expect(problemsOf(kind, change)).toEqual([]);
});

test.each<[keyof typeof files, string, object, RegExp]>([
  ["episode", "an id that is not a YouTube video ID", { id: "short" }, /^id: /],
  ["episode", "no date", { date: "soon" }, /^date: /],
  ["episode", "a date without a time zone", { date: "2024-10-30 11:17" }, /^date: /],
  ["episode", "a date more than a year ahead", { date: daysAhead(367) }, /^date: /],
  ["episode", "a duration of zero", { duration: 0 }, /^duration: /],
  ["episode", "a duration in seconds", { duration: 6960 }, /^duration: /],
  ["episode", "nine tags", { tags: [..."abcdefghi"] }, /^tags: must have 2 to 8 tags$/],
  ["episode", "one tag", { tags: ["career"] }, /^tags: must have 2 to 8 tags$/],
  ["episode", "a tag in capitals", { tags: ["OpenGL", "career"] }, /^tags\.0: /],
  ["episode", "a no-break space", { tags: ["software\u00A0engineering", "career"] }, /^tags\.0: must be words/],
  ["episode", "a tag twice", { tags: ["career", "career"] }, /^tags: /],
  ["episode", "a slug with spaces", { slug: "nino test" }, /^slug: /],
  ["episode", "the slug of a folder's own page", { slug: "index" }, /^slug: /],
  ["episode", "a guest in Georgian letters", { guest: "ნინო ტესტი" }, /^guest: /],
  ["episode", "a guest with a Cyrillic letter", { guest: "Nino T\u0435st" }, /^guest: /],
  ["guest", "a name without letters", { name: "-" }, /^name: /],
  ["guest", "a name of two lines", { name: "Nino\nTest" }, /^name: /],
  ["episode", "a link without https", withLink({ url: "http://www.shadertoy.com/" }), /^links\.0\.url: /],
  ["episode", "a user's name in a link", withLink({ url: "https://a.ge@example.com/" }), /^links\.0\.url: /],
  ["episode", "a link with a backslash", withLink({ url: "https://a.ge\\b" }), /^links\.0\.url: /],
  ["episode", "a link that was cut off", withLink({ url: "https://a.ge/very-lo…" }), /^links\.0\.url: is cut off/],
  ["episode", "an address as a label", withLink({ label: "https://www.shadertoy.com/" }), /^links\.0\.label: /],
  [
    "episode",
    "a link twice",
    { links: [link, { ...link, label: "a" }] },
    /^links\.1\.url: is listed twice; delete one: https:/,
  ],
  ["guest", "an unknown field", { company: "Bug Farm" }, /^company: is an unknown field/],
  ["guest", "the order 0", { order: 0 }, /^order: /],
  ["guest", "a name in Georgian letters", { name: "ნინო ტესტი" }, /^name: /],
  ["guest", "an episode by its number", { episode: 7 }, /^episode: must be "Episode #7"/],
  ["guest", "a youtubeUrl of another site", { youtubeUrl: "https://vimeo.com/1" }, /^youtubeUrl: /],
  ["guest", "a profile elsewhere", { linkedin: "https://www.linkedin.com@example.com/in/nino" }, /^linkedin: /],
  ["guest", "a picture in another folder", { image: "../secret.png" }, /^image: /],
  ["event", "a date in local time", { date: "2025-07-05T14:00:00" }, /^date: /],
  ["event", "a picture that sharing sites do not show", { image: "test-jam.svg" }, /^image: /],
  ["event", "a recording that is no video", { links: { youtube: "https://www.youtube.com/@a" } }, /^links\.youtube: /],
  ["game jam", "a place off the map", { location: { ...gameJam.location, latitude: 141 } }, /^location\.latitude: /],
  ["game jam", "an account with spaces", { prizeFund: { ...gameJam.prizeFund, iban: "GE NB" } }, /^prizeFund\.iban: /],
  ["quiz", "the id of the review's page", { id: "review" }, /^id: must not be "review"/],
  ["quiz", "an unknown category", { categories: ["cooking"] }, /^categories\.0: /],
  ["quiz", "a category twice", { categories: ["ai", "ai"] }, /^categories: must not repeat a category/],
  ["quiz", "a link that leads nowhere", { episodeLink: "/guests/nino" }, /^episodeLink: must be \/episodes/],
  [
    "quiz",
    "a user's name in its link",
    { episodeLink: "https://x.ge@example.com/" },
    /^episodeLink: must not contain user info/,
  ],
  ["quiz", "too many questions", { questions: [...quiz.questions, ...quiz.questions] }, /^questions: /],
  [
    "quiz",
    "a question id twice",
    withQuestion({ id: otherQuestions[0]?.id }),
    /^questions: must not repeat a question id/,
  ],
  ["quiz", "three options", withQuestion({ options: ["a", "b", "c"] }), /^questions\.0\.options: must be exactly 4/],
  [
    "quiz",
    "equal options",
    withQuestion({ options: ["Go", "go ", "Rust", "C"] }),
    /^questions\.0\.options: must not repeat an option/,
  ],
  [
    "quiz",
    "an answer index without an option",
    withQuestion({ correctAnswerIndex: 4 }),
    /^questions\.0\.correctAnswerIndex: /,
  ],
  ["quiz", "an empty explanation", withQuestion({ explanation: " " }), /^questions\.0\.explanation: must not/],
])("a content file of type %s must not contain: %s", (kind, _reason, change, problem) => {
  expect(problemsOf(kind, change)).toEqual([expect.stringMatching(problem)]);
});

test.each([
  ["სტუმრის LinkedIn: https://www.linkedin.com/in/nino/", "is a link; move it to links, as { group, label, url }"],
  ["#devtherapy #game_development", "is a line of hashtags; delete it and use tags"],
  ["0:00 ა\n1:5 ბოლო\n9:00 ბ", "is among chapters; write it as m:ss label, or separate it by an empty line"],
  ["0:00 ა\nბოლო\n9:00 ბ", "is among chapters; write it as m:ss label, or separate it by an empty line"],
  ["0:00 ა\n(5:10) ბ", 'must be "5:10 ბ"'],
  ["0:00 ა\n5:10 ბ 6:00 გ\n9:00 დ", 'must be "5:10 ბ" and "6:00 გ", each on a line'],
  ["0:00 ა\nბ – 5:10", "is among chapters; write it as m:ss label, or separate it by an empty line"],
])("rejects the show notes '%s', quotes the line and suggests a fix", (lines, message) => {
  const [, line = lines] = lines.split("\n");
  expect(problemsOf("episode", { fullDescription: `ტესტებზე.\n\n${lines}` })).toEqual([
    `fullDescription: "${line}" ${message}`,
  ]);
});

test("excludes a dash between the time and the label from the label", () => {
  expect(parseChapter("1:05 – შესავალი")).toEqual({ seconds: 65, label: "შესავალი" });
  expect(parseChapter("1:05 -1 და 0")).toEqual({ seconds: 65, label: "-1 და 0" });
});

test("reports a missing field and its type", () => {
  expect(problemsOf("episode", { guest: undefined })).toEqual(["guest: is missing (expected string)"]);
});

test("rejects redirects", () => {
  const url = "https://www.google.com/url?q=https://go.dev/";
  expect(problemsOf("episode", withLink({ url }))).toEqual([
    "links.0.url: only forwards to a page; copy the URL of that page",
  ]);
});

test("rejects tracking parameters by name", () => {
  const url = `${link.url}?v=1&utm_source=x&si=AzSWyoBv&fbclid=1&originalSubdomain=ge`;
  expect(problemsOf("episode", withLink({ url }))).toEqual([
    "links.0.url: has tracking parameters; delete them: utm_source, si, fbclid, originalSubdomain",
  ]);
});

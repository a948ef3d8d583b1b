import { expect, test } from "vitest";
import { parseChapter } from "#app/content/episode-texts.server.ts";
import { describeIssues, loadFile } from "#app/content/load-collection.server.ts";
import {
  type EpisodeInput,
  episodeSchema,
  type EventInput,
  eventSchema,
  gameJamSchema,
  type GuestInput,
  guestSchema,
  quizSchema,
} from "#app/content/schemas.server.ts";
import gameJam from "#data/game-jam-2025.ts";
import { buildQuestion } from "#tests/factories.ts";

const dayMs = 24 * 60 * 60 * 1000;

const valid: EpisodeInput = {
  id: "0d-j8jDxiJE",
  number: 3,
  title: "Devtherapy Episode #3 - Nino Test | Testing",
  description: "ტესტებზე.",
  date: "2024-10-30T11:17:20Z",
  duration: 67,
  tags: ["testing", "career"],
  slug: "nino-test",
  youtubeId: "0d-j8jDxiJE",
  guest: "",
  fullDescription: "ტექსტი",
};

const link = { group: "resource", label: "Shadertoy", url: "https://www.shadertoy.com/view" } as const;

test("a date may be up to a year ahead, and one that is no date is told once", () => {
  const date = new Date(Date.now() + 360 * dayMs).toISOString();
  expect(episodeSchema.safeParse({ ...valid, date }).success).toBe(true);
  expect(episodeSchema.safeParse({ ...valid, date: "soon" }).error?.issues).toHaveLength(1);
});

test("a whole episode is valid", () => {
  expect(episodeSchema.safeParse(valid).success).toBe(true);
});

test.each<[string, object]>([
  ["an unknown field", { duratoin: 3 }],
  ["an id that is no video id", { id: "short" }],
  ["a date without a time zone", { date: "2024-10-30 11:17" }],
  ["a date more than a year ahead", { date: new Date(Date.now() + 367 * dayMs).toISOString() }],
  ["a date before the podcast began", { date: "2004-10-30T11:17:20Z" }],
  ["a duration of zero", { duration: 0 }],
  ["a duration in seconds", { duration: 6960 }],
  ["a single tag", { tags: ["testing"] }],
  ["nine tags", { tags: ["a", "b", "c", "d", "e", "f", "g", "h", "i"] }],
  ["a tag in capitals", { tags: ["OpenGL", "career"] }],
  ["a tag twice", { tags: ["career", "career"] }],
  ["a slug with spaces", { slug: "nino test" }],
  ["the slug of a folder's own page", { slug: "index" }],
  ["empty show notes", { fullDescription: "  " }],
  ["a missing guest field", { guest: undefined }],
  ["a guest in Georgian letters", { guest: "ნინო ტესტი" }],
  ["an empty note for before listening", { beforeListening: " " }],
  ["a link of no group", { links: [{ label: "Shadertoy", url: "https://www.shadertoy.com/" }] }],
  ["a link without https", { links: [{ ...link, url: "http://www.shadertoy.com/" }] }],
  ["a link with a user's name", { links: [{ ...link, url: "https://www.shadertoy.com@example.com/" }] }],
  ["a link with one slash", { links: [{ ...link, url: "https:/www.shadertoy.com/" }] }],
  ["a link with two beginnings", { links: [{ ...link, url: "https://https://www.shadertoy.com/" }] }],
  ["a link with a backslash", { links: [{ ...link, url: "https://www.shadertoy.com\\@example.com/" }] }],
  ["a link whose label is an address", { links: [{ ...link, label: "https://www.shadertoy.com/" }] }],
])("an episode is refused for %s", (_reason, change) => {
  expect(episodeSchema.safeParse({ ...valid, ...change }).success).toBe(false);
});

test.each([
  ["სტუმრის LinkedIn: https://www.linkedin.com/in/nino/", "is a link: move it to links, as { group, label, url }"],
  ["https://www.shadertoy.com/view", "is a link: move it to links, as { group, label, url }"],
  ["#devtherapy #game_development", "are hashtags: leave them out, the tags say the same"],
])("show notes with the line „%s“ are refused, and the message says where it belongs", (line, message) => {
  const result = episodeSchema.safeParse({ ...valid, fullDescription: `ტესტებზე.\n\n${line}` });
  expect(result.error?.issues).toMatchObject([{ path: ["fullDescription"], message: `"${line}" ${message}` }]);
});

test.each(["1:5 ბოლო", "0:75 ბოლო", "12.30 ბოლო", "0:30ბოლო", "ბოლო"])(
  "a line among chapters that is none, like „%s“, is refused by name: it would make prose of them all",
  (line) => {
    const result = episodeSchema.safeParse({ ...valid, fullDescription: `ტექსტი\n\n0:00 ა\n${line}\n9:00 ბ` });
    const message = `"${line}" stands among chapters: write it as m:ss label, or apart`;
    expect(result.error?.issues).toMatchObject([{ path: ["fullDescription"], message }]);
  },
);

test("a dash between a chapter's time and its label, as YouTube has it, is no part of the label", () => {
  expect(parseChapter("1:05 – შესავალი")).toEqual({ seconds: 65, label: "შესავალი" });
  expect(parseChapter("1:05 -1 და 0")).toEqual({ seconds: 65, label: "-1 და 0" });
});

test("what is missing or of another kind is said so that one can mend it", () => {
  expect(() => loadFile("data/episodes/x.ts", { ...valid, guest: undefined }, episodeSchema)).toThrow(
    "data/episodes/x.ts: guest: is missing (expected string)",
  );
  expect(() => loadFile("data/guests/x.ts", { ...guest, episode: 7 }, guestSchema)).toThrow(
    'data/guests/x.ts: episode: must be "Episode #7"',
  );
});

test("show notes may name an address within a sentence, and have chapters", () => {
  const fullDescription =
    "ნახე https://devtherapy.ge და დაბრუნდი.\n\nდილა იყო.\n10:30 საათზე დავიწყეთ.\n\n0:00 შესავალი\n1:02:03 C# – #1 ენა";
  expect(episodeSchema.safeParse({ ...valid, fullDescription }).success).toBe(true);
});

test("an episode's links may be left out", () => {
  expect(episodeSchema.parse(valid).links).toEqual([]);
  expect(episodeSchema.parse({ ...valid, links: [link] }).links).toEqual([link]);
});

test.each([
  ["utm_source=x&utm_medium=y", "utm_source, utm_medium"],
  ["si=AzSWyoBv", "si"],
  ["fbclid=1", "fbclid"],
  ["originalSubdomain=ge", "originalSubdomain"],
])("a link with the tracking tail %s is refused, and the message names it", (tail, named) => {
  const result = episodeSchema.safeParse({ ...valid, links: [{ ...link, url: `${link.url}?v=1&${tail}` }] });
  expect(result.error?.issues).toMatchObject([
    { path: ["links", 0, "url"], message: `has a tracking tail, leave it out: ${named}` },
  ]);
});

test("a link that stands twice is refused, and the message names it", () => {
  const again = { ...link, group: "guest", label: "Again" };
  const result = episodeSchema.safeParse({ ...valid, links: [link, again] });
  expect(result.error?.issues).toMatchObject([{ path: ["links", 1, "url"], message: `is listed twice: ${link.url}` }]);
});

const guest: GuestInput = {
  id: "nino",
  order: 1,
  name: "Nino Test",
  bio: "ნინო ტესტებს წერს.",
  description: "ტექსტი",
  episode: "Episode #3",
  tags: ["testing"],
  tagline: "მწვანე ტესტები",
  youtubeUrl: "https://www.youtube.com/embed/0d-j8jDxiJE",
};

test("a guest without title, picture, quote and profile link is valid, and so is each form of the episode", () => {
  const episode = { title: "Devtherapy Episode #3", youtubeId: "0d-j8jDxiJE" };
  expect(guestSchema.safeParse(guest).success).toBe(true);
  expect(guestSchema.safeParse({ ...guest, episode }).success).toBe(true);
});

test.each<[string, object]>([
  ["an unknown field", { company: "Bug Farm" }],
  ["an id with capitals", { id: "Nino" }],
  ["the order 0", { order: 0 }],
  ["an empty title", { title: " " }],
  ["a name in Georgian letters", { name: "ნინო ტესტი" }],
  ["no tags", { tags: [] }],
  ["a tag twice", { tags: ["testing", "testing"] }],
  ["an episode with an unknown field", { episode: { title: "x", youtubeId: "0d-j8jDxiJE", number: 3 } }],
  ["a youtubeUrl of another site", { youtubeUrl: "https://vimeo.com/1" }],
  ["a profile link without https", { linkedin: "http://www.linkedin.com/in/nino" }],
  ["a profile link that leads elsewhere", { linkedin: "https://www.linkedin.com@example.com/in/nino" }],
  ["a picture in another folder", { image: "../secret.png" }],
])("a guest is refused for %s", (_reason, change) => {
  expect(guestSchema.safeParse({ ...guest, ...change }).success).toBe(false);
});

const event: EventInput = {
  id: "test-jam",
  title: "Test Jam",
  shortDescription: "ტესტების ჯემი.",
  fullDescription: "ტექსტი",
  date: "2025-07-05T10:00:00Z",
  durationHours: 48,
  location: "თბილისი",
  type: "Game Jam",
  image: "test-jam.webp",
  featured: true,
  links: {},
};

test.each([
  "https://youtu.be/0d-j8jDxiJE",
  "https://www.youtube.com/live/0d-j8jDxiJE",
  "https://www.youtube.com/watch?v=0d-j8jDxiJE&t=5s",
  "https://www.youtube-nocookie.com/embed/0d-j8jDxiJE",
])("an event's recording may be %s", (youtube) => {
  expect(eventSchema.safeParse({ ...event, links: { youtube } }).success).toBe(true);
});

test.each<[string, object]>([
  ["an unknown field", { endDate: "2025-07-07T10:00:00Z" }],
  ["a date in the year 2204", { date: "2204-07-05T10:00:00Z" }],
  ["a date in local time", { date: "2025-07-05T14:00:00" }],
  ["no duration", { durationHours: 0 }],
  ["an unknown type", { type: "Party" }],
  ["a picture that sharing sites do not show", { image: "test-jam.svg" }],
  ["an unknown link", { links: { luma: "https://lu.ma/test" } }],
  ["a recording that is no video", { links: { youtube: "https://www.youtube.com/@Devtherapy" } }],
])("an event is refused for %s", (_reason, change) => {
  expect(eventSchema.safeParse({ ...event, ...change }).success).toBe(false);
});

test("the game jam is valid, with five questions and an example account that says so", () => {
  const jam = gameJamSchema.parse(gameJam);
  expect(jam.faq).toHaveLength(5);
  expect(jam.prizeFund.exampleNotice).not.toBe("");
});

test.each<[string, object]>([
  ["an unknown field", { end: "2025-07-07T10:00:00Z" }],
  ["no rules", { rules: [] }],
  ["a place off the map", { location: { ...gameJam.location, latitude: 141 } }],
  ["an account number with spaces", { prizeFund: { ...gameJam.prizeFund, iban: "GE29 NB00" } }],
])("the game jam is refused for %s", (_reason, change) => {
  expect(gameJamSchema.safeParse({ ...gameJam, ...change }).success).toBe(false);
});

const questions = ["q1", "q2", "q3", "q4"].map((id) => buildQuestion({ id }));
const quiz = {
  id: "testing-basics",
  title: "ტესტების ანაბანა",
  description: "რა უნდა იცოდე პირველ ტესტამდე.",
  categories: ["backend", "episode"],
  difficulty: "easy",
  episodeLink: "/episodes/nino-test-7",
  estimatedTime: 4,
  questions,
};

const withQuestion = (change: object) => ({ questions: [...questions.slice(1), { ...questions[0], ...change }] });

test.each([
  {},
  { episodeLink: undefined },
  { episodeLink: "https://example.com/talk" },
  withQuestion({ explanation: undefined }),
])("a quiz may be %o", (change) => {
  expect(quizSchema.safeParse({ ...quiz, ...change }).error).toBeUndefined();
});

test.each([
  ["a field that is not known", { autor: "me" }, /^autor: is no field here/],
  ["the id of the review's page", { id: "review" }, /^id: must not be review/],
  ["no title", { title: "  " }, /^title: must not be empty/],
  ["an unknown category", { categories: ["cooking"] }, /^categories\.0: /],
  ["a category twice", { categories: ["ai", "ai"] }, /^categories: names a category twice/],
  ["an unknown difficulty", { difficulty: "brutal" }, /^difficulty: /],
  ["a link that leads nowhere", { episodeLink: "episodes/nino" }, /^episodeLink: must be a path/],
  ["no time at all", { estimatedTime: 0 }, /^estimatedTime: /],
  ["three questions", { questions: questions.slice(1) }, /^questions: /],
  ["eight questions", { questions: [...questions, ...questions] }, /^questions: /],
  ["a question id twice", { questions: [...questions, questions[0]] }, /^questions: uses a question id twice/],
  ["three options", withQuestion({ options: ["a", "b", "c"] }), /^questions\.3\.options: must be exactly 4/],
  ["two equal options", withQuestion({ options: ["Go", "go ", "Rust", "C"] }), /^questions\.3\.options: has two/],
  ["a right answer out of range", withQuestion({ correctAnswerIndex: 4 }), /^questions\.3\.correctAnswerIndex: /],
  ["a right answer between two", withQuestion({ correctAnswerIndex: 0.5 }), /^questions\.3\.correctAnswerIndex: /],
  ["an empty explanation", withQuestion({ explanation: " " }), /^questions\.3\.explanation: must not/],
  ["a path to another site", { episodeLink: "/\\example.com" }, /^episodeLink: must be a path/],
  ["a link with a user's name", { episodeLink: "https://x.ge@example.com/" }, /^episodeLink: .* user's name/],
])("a quiz is refused for %s", (_reason, change, problem) => {
  const issues = quizSchema.safeParse({ ...quiz, ...change }).error?.issues ?? [];
  const told = describeIssues("x.ts", issues).map((issue) => issue.replace("x.ts: ", ""));
  expect(told).toEqual([expect.stringMatching(problem)]);
});

import { expect, test } from "vitest";
import { textOf } from "#app/content/content-error.server.ts";
import { readMedia } from "#app/content/loading/read-media.server.ts";
import { validate } from "#app/content/loading/validate.server.ts";
import episode from "#data/episodes/tornike-razmadze.ts";
import event from "#data/events/gamejam-2025-tsu.ts";
import gameJam from "#data/game-jam-2025.ts";
import guest from "#data/guests/tornike-razmadze.ts";
import presenters from "#data/presenters.ts";
import products from "#data/products.ts";
import quiz from "#data/quizzes/ep12-tornike-basics.ts";

const files = {
  episode: "data/episodes/tornike-razmadze.ts",
  guest: "data/guests/tornike-razmadze.ts",
  quiz: "data/quizzes/ep12-tornike-basics.ts",
  event: "data/events/gamejam-2025-tsu.ts",
  "game jam": "data/game-jam-2025.ts",
  products: "data/products.ts",
} as const;
type Kind = keyof typeof files;

const { media: ours } = await readMedia();
/** The galleries have tests of their own. */
const media = new Map([...ours].filter(([path]) => !/^\/(memes|game-jam-2025)\//.test(path)));

/** A few of our files. */
const few: Readonly<Record<string, unknown>> = {
  [files.episode]: episode,
  [files.guest]: guest,
  [files.quiz]: quiz,
  [files.event]: event,
  [files["game jam"]]: gameJam,
  [files.products]: products,
  "data/presenters.ts": presenters,
  "data/memes.ts": {},
  "data/game-jam-gallery.ts": {},
  "data/synonyms.ts": [],
  "data/topic-names.ts": [],
};

/** The problems after changes to some files. */
function problemsOf(changes: Record<string, unknown>): string[] {
  return validate({ ...few, ...changes }, media).problems.map(textOf);
}

/** The problems after a change to fields of one file, without the file's name. */
function problemsAfter(kind: Kind, change: object): string[] {
  const file = files[kind];
  return problemsOf({ [file]: { ...(few[file] as object), ...change } }).map((text) => text.replace(`${file}: `, ""));
}

const daysAhead = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
const link = { group: "resource", label: "Shadertoy", url: "https://www.shadertoy.com/view" } as const;
const withLink = (change: object) => ({ links: [{ ...link, ...change }] });
const [question, ...otherQuestions] = quiz.questions;
const withQuestion = (change: object) => ({ questions: [{ ...question, ...change }, ...otherQuestions] });
const withNotes = (lines: string) => ({ fullDescription: `ტესტებზე.\n\n${lines}` });

test("finds no problem in our files", () => {
  expect(problemsOf({})).toEqual([]);
});

test.each<[Kind, object]>([
  ["episode", { date: daysAhead(360), links: undefined, beforeListening: undefined }],
  ["episode", withNotes("ნახე https://a.ge და #devtherapy.\n\n10:30 საათზე.\n\n0:00 შესავალი\n1:02:03 C# – #1 ენა")],
  ["guest", { title: undefined, image: undefined, quote: undefined, linkedin: undefined, links: undefined }],
  ["guest", { name: "Zoe\u0301 O'Test-Smith Jr. (Zoé)" }],
  ["guest", { episode: { title: "Whatever", youtubeId: episode.youtubeId } }],
  ["event", { links: { ...event.links, youtube: "https://www.youtube.com/live/0d-j8jDxiJE" } }],
  ["quiz", { episodeLink: undefined }],
  ["quiz", { episodeLink: "https://example.com/talk" }],
  ["quiz", withQuestion({ explanation: undefined })],
])("accepts a valid change to a file: %s %o", (kind, change) => {
  expect(problemsAfter(kind, change)).toEqual([]);
});

test.each<[Kind, string, object, RegExp]>([
  ["episode", "an id that is not a YouTube video id", { id: "short" }, /^id: must be the 11 characters/],
  ["episode", "an id that is not youtubeId", { id: "00000000000" }, /^id: must equal youtubeId/],
  ["episode", "a number that is not the title's", { number: 77 }, /^number: is 77, but the title says #12/],
  ["episode", "no date", { date: "soon" }, /^date: must be an ISO instant/],
  ["episode", "a date without a time zone", { date: "2024-10-30 11:17" }, /^date: must be an ISO instant/],
  ["episode", "a date more than a year ahead", { date: daysAhead(367) }, /^date: must be at most a year ahead/],
  ["episode", "a duration of zero", { duration: 0 }, /^duration: /],
  ["episode", "a duration in seconds", { duration: 6960 }, /^duration: .*did you enter seconds/],
  ["episode", "nine tags", { tags: [..."abcdefghi"] }, /^tags: /],
  ["episode", "one tag", { tags: ["career"] }, /^tags: /],
  ["episode", "a tag in capitals", { tags: ["OpenGL", "career"] }, /^tags\[0\]: must be lower case/],
  [
    "episode",
    "a no-break space in a tag",
    { tags: ["software\u00A0engineering", "career"] },
    /^tags\[0\]: must be words/,
  ],
  [
    "episode",
    "a Cyrillic letter in a tag",
    { tags: ["golang", "\u0441areer"] },
    /^tags\[1\]: must not mix the letters/,
  ],
  ["episode", "a Georgian ending in a tag", { tags: ["golang", "aiს"] }, /^tags\[1\]: must not mix the letters/],
  ["episode", "a tag twice", { tags: ["career", "career"] }, /^tags: must not repeat/],
  ["episode", "a tag without letters", { tags: ["career", "!?"] }, /^tags: "!\?" cannot be the last part of a URL/],
  ["episode", "a slug with spaces", { slug: "nino test" }, /^slug: /],
  ["episode", "a guest in Georgian letters", { guest: "ნინო ტესტი" }, /^guest: must be one line in Latin letters/],
  ["episode", "a guest with a Cyrillic letter", { guest: "Nino T\u0435st" }, /^guest: must be one line in Latin/],
  [
    "episode",
    "a link without https",
    withLink({ url: "http://www.shadertoy.com/" }),
    /^links\[0\]\.url: must be a full/,
  ],
  ["episode", "a link that runs code", withLink({ url: "javascript:alert(1)" }), /^links\[0\]\.url: must be a full/],
  [
    "episode",
    "a user's name in a link",
    withLink({ url: "https://a.ge@example.com/" }),
    /^links\[0\]\.url: .*user info/,
  ],
  ["episode", "a link with a backslash", withLink({ url: "https://a.ge\\b" }), /^links\[0\]\.url: /],
  ["episode", "a link that was cut off", withLink({ url: "https://a.ge/very-lo…" }), /^links\[0\]\.url: is cut off/],
  ["episode", "a URL as a label", withLink({ label: "https://a.ge/" }), /^links\[0\]\.label: must name the target/],
  ["episode", "a link twice", { links: [link, { ...link, label: "a" }] }, /^links: must not repeat a URL/],
  ["episode", "an empty description", { description: " " }, /^description: must not be empty/],
  ["episode", "no guest", { guest: undefined }, /^guest: is missing \(expected string\)/],
  [
    "episode",
    "a chapter before the one above it",
    withNotes("0:00 ა\n9:00 ბ\n5:00 გ"),
    /^fullDescription: the chapter "გ" must start after/,
  ],
  ["episode", "a chapter twice", withNotes("0:00 ა\n0:00 ბ"), /^fullDescription: the chapter "ბ" must start after/],
  [
    "episode",
    "a chapter past the end",
    withNotes("0:00 ა\n7:59:59 ბ"),
    /^fullDescription: the chapter "ბ" starts after the end/,
  ],
  [
    "episode",
    "a malformed time",
    withNotes("0:00 ა\n1:5 ბ\n9:00 გ"),
    /^fullDescription: "1:5 ბ" must be m:ss label or h:mm:ss label/,
  ],
  ["episode", "a line among chapters", withNotes("0:00 ა\nბოლო\n9:00 ბ"), /^fullDescription: "ბოლო" must be m:ss/],
  ["guest", "an unknown field", { company: "Bug Farm" }, /^company: is an unknown field/],
  ["guest", "an unknown field of a link", { links: [{ ...link }] }, /^links\[0\]\.group: is an unknown field/],
  ["guest", "the order 0", { order: 0 }, /^order: /],
  ["guest", "a name without letters", { name: "-" }, /^name: /],
  ["guest", "a name of two lines", { name: "Nino\nTest" }, /^name: /],
  ["guest", "an episode by its number", { episode: 7 }, /^episode: must be "Episode #7"/],
  [
    "guest",
    "an unknown episode by number",
    { episode: "Episode #999" },
    /^episode: names an unknown episode: "Episode #999"/,
  ],
  ["guest", "an unknown episode by title", { episode: "Nothing" }, /^episode: names an unknown episode: "Nothing"/],
  [
    "guest",
    "the video of another episode",
    { youtubeUrl: "https://youtu.be/easzJ1uHwFc" },
    /^youtubeUrl: must be the video of/,
  ],
  [
    "guest",
    "a youtubeUrl of another site",
    { youtubeUrl: "https://vimeo.com/1" },
    /^youtubeUrl: must be the URL of a YouTube/,
  ],
  ["guest", "a profile elsewhere", { linkedin: "https://www.linkedin.com@example.com/in/nino" }, /^linkedin: /],
  ["guest", "a picture in another folder", { image: "../secret.png" }, /^image: /],
  [
    "guest",
    "a picture that is missing",
    { image: "nobody.webp" },
    /^image: names a missing file, public\/guests\/nobody/,
  ],
  ["guest", "an Easter egg that is missing", { easterEgg: "no.svg" }, /^easterEgg: names a missing file/],
  ["event", "a date in local time", { date: "2025-07-05T14:00:00" }, /^date: /],
  [
    "event",
    "a picture that sharing sites do not show",
    { image: "test-jam.svg" },
    /^image: must be a webp, png or jpg/,
  ],
  ["event", "a missing picture", { image: "nothing.webp" }, /^image: names a missing file/],
  [
    "event",
    "a recording that is no video",
    { links: { ...event.links, youtube: "https://www.youtube.com/@a" } },
    /^links\.youtube: /,
  ],
  ["game jam", "a place off the map", { location: { ...gameJam.location, latitude: 141 } }, /^location\.latitude: /],
  ["game jam", "an account with spaces", { prizeFund: { ...gameJam.prizeFund, iban: "GE NB" } }, /^prizeFund\.iban: /],
  ["game jam", "an unknown event", { eventId: "nothing" }, /^eventId: names an unknown event: "nothing"/],
  [
    "game jam",
    "another registration",
    { registration: { ...gameJam.registration, url: "https://lu.ma/x" } },
    /^registration\.url: must equal/,
  ],
  ["quiz", "an unknown category", { categories: ["cooking"] }, /^categories\[0\]: /],
  ["quiz", "a category twice", { categories: ["ai", "ai"] }, /^categories: must not repeat a category/],
  [
    "quiz",
    "an unknown episode",
    { episodeLink: "/episodes/nobody" },
    /^episodeLink: names an unknown episode: \/episodes\/nobody/,
  ],
  ["quiz", "a link that leads nowhere", { episodeLink: "/guests/nino" }, /^episodeLink: must be \/episodes\/<slug>/],
  ["quiz", "a user's name in its link", { episodeLink: "https://x.ge@example.com/" }, /^episodeLink: must be/],
  ["quiz", "too many questions", { questions: [...quiz.questions, ...quiz.questions] }, /^questions: /],
  [
    "quiz",
    "a question id twice",
    withQuestion({ id: otherQuestions[0]?.id }),
    /^questions: must not repeat a question id/,
  ],
  ["quiz", "three options", withQuestion({ options: ["a", "b", "c"] }), /^questions\[0\]\.options: must be exactly 4/],
  [
    "quiz",
    "equal options",
    withQuestion({ options: ["Go", "go ", "Rust", "C"] }),
    /^questions\[0\]\.options: must not repeat/,
  ],
  [
    "quiz",
    "a correct answer outside the options",
    withQuestion({ correctAnswerIndex: 4 }),
    /^questions\[0\]\.correctAnswerIndex: /,
  ],
])("a content file of type %s must not contain: %s", (kind, _reason, change, problem) => {
  expect(problemsAfter(kind, change)).toContainEqual(expect.stringMatching(problem));
});

test.each([
  [
    "data/episodes/x.ts",
    { ...episode, slug: "x", number: 990, title: "x" },
    /^data\/episodes\/x\.ts: youtubeId: ".+" is also used by data\/episodes\/tornike-razmadze\.ts/,
  ],
  [
    "data/episodes/x.ts",
    { ...episode, slug: "x", id: "AAAAAAAAAAA", youtubeId: "AAAAAAAAAAA" },
    /^data\/episodes\/x\.ts: number: "12" is also used by/,
  ],
  ["data/episodes/x.ts", episode, /^data\/episodes\/x\.ts: slug: is "tornike-razmadze", but the file is named "x"/],
  ["data/episodes/index.ts", { ...episode, slug: "index" }, /^data\/episodes\/index\.ts: slug: must not be index/],
  ["data/quizzes/review.ts", { ...quiz, id: "review" }, /^data\/quizzes\/review\.ts: id: must not be "review"/],
  ["data/quizzes/x.ts", quiz, /^data\/quizzes\/x\.ts: id: is "ep12-tornike-basics", but the file is named "x"/],
  ["data/quizzes/x.ts", undefined, /^data\/quizzes\/x\.ts: must have export default/],
  ["data/quizes/x.ts", quiz, /^data\/quizes\/x\.ts: is in no folder that pages read/],
])("reports the file %s (%#)", (file, content, problem) => {
  expect(problemsOf({ [file]: content })).toContainEqual(expect.stringMatching(problem));
});

test("reports two guests with the same order, and tags with the same URL", () => {
  const other = "data/guests/nino.ts";
  expect(problemsOf({ [other]: { ...guest, id: "nino" } })).toEqual([
    `${other}: order: "${guest.order}" is also used by ${files.guest}; choose another`,
    `${files.guest}: order: "${guest.order}" is also used by ${other}; choose another`,
  ]);
  expect(problemsAfter("episode", { tags: ["c#", "c sharp"] })).toEqual([
    'tags: "c sharp" would have the same URL as "c#", /topics/c-sharp; use one spelling',
  ]);
});

test("reports the problems of all files at once, also of files with several problems", () => {
  const found = problemsOf({
    [files.episode]: { ...episode, number: "one", id: "00000000000", tags: ["OpenGL", "go"] },
    [files.quiz]: { ...quiz, title: 5, episodeLink: "/episodes/nobody" },
    [files.products]: products.map((product) => ({ ...product, price: 4.5 })),
  });
  const fields = found.map((text) => text.split(": ").slice(0, 2).join(" "));
  expect(fields).toEqual(
    expect.arrayContaining([
      `${files.episode} number`,
      `${files.episode} id`,
      `${files.episode} tags[0]`,
      `${files.quiz} title`,
      `${files.quiz} episodeLink`,
      `${files.products} [0].price`,
    ]),
  );
  // The guest refers to the broken episode, which is known.
  expect(found.filter((text) => text.includes("unknown episode"))).toHaveLength(1);
});

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

/** A change to a file of this kind, and the beginning of the reported problem. */
const faults: [Kind, object, string][] = [
  ["episode", { id: "short" }, "id: must be the 11 characters"],
  ["episode", { id: "00000000000" }, "id: must equal youtubeId"],
  ["episode", { number: 77 }, "number: is 77, but the title says #12"],
  ["episode", { date: "2024-10-30 11:17" }, "date: must be an ISO instant"],
  ["episode", { date: daysAhead(367) }, "date: must be at most a year ahead"],
  ["episode", { duration: 6960 }, "duration: must be in minutes"],
  ["episode", { duration: 0 }, "duration: "],
  ["episode", { tags: ["career"] }, "tags: must have at least 2 items"],
  ["episode", { tags: [..."abcdefghi"] }, "tags: must have at most "],
  ["episode", { tags: ["software\u00A0engineering", "career"] }, "tags[0]: must be words"],
  ["episode", { tags: ["golang", "aiს"] }, "tags[1]: must not mix the letters"],
  ["episode", { tags: ["OpenGL", "career"] }, "tags[0]: must be lower case"],
  ["episode", { tags: ["golang", "\u0441areer"] }, "tags[1]: must not mix the letters"],
  ["episode", { tags: ["career", "career"] }, "tags: must not repeat"],
  ["episode", { tags: ["career", "!?"] }, 'tags: "!?" cannot be the last part of a URL'],
  ["episode", { slug: "nino test" }, "slug: "],
  ["episode", { guest: "Nino T\u0435st" }, "guest: must be one line in Latin letters"],
  ["episode", { guest: undefined }, "guest: is missing (expected string)"],
  ["episode", { description: " " }, "description: must not be empty"],
  ["episode", withLink({ url: "javascript:alert(1)" }), "links[0].url: must be a full"],
  ["episode", withLink({ url: "https://a.ge@example.com/" }), "links[0].url: "],
  ["episode", withLink({ url: "http://www.shadertoy.com/" }), "links[0].url: must be a full"],
  ["episode", withLink({ url: "https://a.ge\\b" }), "links[0].url: "],
  ["episode", withLink({ url: "https://a.ge/very-lo…" }), "links[0].url: is cut off"],
  ["episode", withLink({ label: "https://a.ge/" }), "links[0].label: must name the target"],
  ["episode", { links: [link, { ...link, label: "a" }] }, "links: must not repeat a URL"],
  ["episode", withNotes("0:00 ა\n9:00 ბ\n5:00 გ"), 'fullDescription: the chapter "გ" must start after'],
  ["episode", withNotes("0:00 ა\n7:59:59 ბ"), 'fullDescription: the chapter "ბ" starts after the end'],
  ["episode", withNotes("0:00 ა\n1:5 ბ\n9:00 გ"), 'fullDescription: "1:5 ბ" is among the chapters, but is not one'],
  ["guest", { company: "Bug Farm" }, "company: is an unknown field"],
  ["guest", { links: [{ ...link }] }, "links[0].group: is an unknown field"],
  ["guest", { order: 0 }, "order: "],
  ["guest", { name: "-" }, "name: "],
  ["guest", { name: "Nino\nTest" }, "name: "],
  ["guest", { episode: 7 }, 'episode: must be "Episode #7"'],
  ["guest", { episode: "Episode #999" }, 'episode: names an unknown episode: "Episode #999"'],
  ["guest", { episode: "Nothing" }, 'episode: names an unknown episode: "Nothing"'],
  ["guest", { youtubeUrl: "https://vimeo.com/1" }, "youtubeUrl: must be the URL of a YouTube"],
  ["guest", { easterEgg: "no.svg" }, "easterEgg: names a missing file"],
  ["guest", { youtubeUrl: "https://youtu.be/easzJ1uHwFc" }, "youtubeUrl: must be the video of"],
  ["guest", { linkedin: "https://www.linkedin.com@example.com/in/nino" }, "linkedin: "],
  ["guest", { image: "../secret.png" }, "image: "],
  ["guest", { image: "nobody.webp" }, "image: names a missing file, public/guests/nobody"],
  ["event", { date: "2025-07-05T14:00:00" }, "date: "],
  ["event", { image: "test-jam.svg" }, "image: must be a webp, png or jpg"],
  ["event", { image: "nothing.webp" }, "image: names a missing file"],
  ["event", { links: { ...event.links, youtube: "https://www.youtube.com/@a" } }, "links.youtube: "],
  ["game jam", { location: { ...gameJam.location, latitude: 141 } }, "location.latitude: must be at most "],
  ["game jam", { prizeFund: { ...gameJam.prizeFund, iban: "GE NB" } }, "prizeFund.iban: "],
  ["game jam", { eventId: "nothing" }, 'eventId: names an unknown event: "nothing"'],
  ["game jam", { registration: { ...gameJam.registration, url: "https://lu.ma/x" } }, "registration.url: must equal"],
  ["quiz", { categories: ["cooking"] }, "categories[0]: "],
  ["quiz", { categories: ["ai", "ai"] }, "categories: must not repeat a category"],
  ["quiz", { episodeLink: "/episodes/nobody" }, "episodeLink: names an unknown episode: /episodes/nobody"],
  ["quiz", { episodeLink: "/guests/nino" }, "episodeLink: must be /episodes/<slug>"],
  ["quiz", { episodeLink: "https://x.ge@example.com/" }, "episodeLink: must be"],
  ["quiz", { questions: [...quiz.questions, ...quiz.questions] }, "questions: "],
  ["quiz", withQuestion({ id: otherQuestions[0]?.id }), "questions: must not repeat a question id"],
  ["quiz", withQuestion({ options: ["a", "b", "c"] }), "questions[0].options: must be exactly 4"],
  ["quiz", withQuestion({ options: ["Go", "go ", "Rust", "C"] }), "questions[0].options: must not repeat"],
  ["quiz", withQuestion({ correctAnswerIndex: 4 }), "questions[0].correctAnswerIndex: "],
];

test.each(faults)("reports a fault in a file of type %s: %o: %s", (kind, change, problem) => {
  expect(problemsAfter(kind, change).filter((text) => text.startsWith(problem))).not.toEqual([]);
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
  ["data/quizes/x.ts", quiz, /^data\/quizes\/x\.ts: is in a folder that no page reads/],
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
  // The guest's episode is broken, but not unknown.
  expect(found.filter((text) => text.includes("unknown episode"))).toHaveLength(1);
});

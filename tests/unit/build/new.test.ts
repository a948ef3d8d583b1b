import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answers, minutesOf } from "#app/build/new/content-kind.ts";
import { episode } from "#app/build/new/episode.ts";
import { event } from "#app/build/new/event.ts";
import { readExistingContent } from "#app/build/new/existing-content.ts";
import { gatherAnswers } from "#app/build/new/gather-answers.ts";
import { guest } from "#app/build/new/guest.ts";
import { meme, topic } from "#app/build/new/list-entries.ts";
import { quiz } from "#app/build/new/quiz.ts";
import { empty } from "#app/content/drafts.server.ts";

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "new-content-"));
  for (const part of ["app", "data", "package.json", "tsconfig.json", ".oxfmtrc.json"])
    cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  cpSync("public/events", join(copy, "public/events"), { recursive: true });
  cpSync("public/memes/bug-priority.webp", join(copy, "public/memes/bug-priority.webp"));
});

afterAll(() => rmSync(copy, { recursive: true }));

function runNew(kind: string, flags: Answers, input = "") {
  const args = Object.entries(flags).flatMap(([flag, value]) => (value ? [`--${flag}`, value] : [`--${flag}`]));
  // From a command that takes its time, as those that fetch something do.
  const command = `${input && "(sleep 1; cat) |"} node app/build/new/main.ts "$@"`;
  return spawnSync("sh", ["-c", command, "new", kind, ...args], { cwd: copy, encoding: "utf8", input });
}

const contentFiles = () => readdirSync(join(copy, "data"), { recursive: true }).toSorted();
const source = (file: string) => readFileSync(join(copy, file), "utf8");

const description = `ნინო ტესტი ტესტებს წერს და ბაგებს ჰყვება. მეორე წინადადება.

0:00 – 2:30 შესავალი
[2:30] „მწვანე“ ტესტები
1:02:03 რჩევები

სტუმრის LinkedIn: https://www.linkedin.com/in/nino-test/?originalSubdomain=ge
#SoftwareEngineering #career
უცნაური ბმული: https://nino@evil.example/`;

test("a description on the standard input becomes an episode, its guest and its quiz, in the style of the other files", () => {
  const flags = { video: "https://youtu.be/AAAAAAAAAAA?si=x", date: "2025-11-20", guest: "Nino Test", "new-guest": "" };
  const title = "Devtherapy #990 – Nino Test | ტესტები";
  const made = runNew("episode", { ...flags, title, description: "-" }, description);
  expect(made.stderr).toBe("");
  expect(made.status).toBe(0);
  expect(made.stdout).toContain("✓ data/episodes/nino-test.ts");
  expect(made.stdout).toContain("\n      უცნაური ბმული: https://nino@evil.example/");
  expect(made.stdout).toContain("npm run new -- quiz --episode 990");
  expect(source("data/episodes/nino-test.ts")).toBe(`import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "AAAAAAAAAAA",
  number: 990,
  title: "Devtherapy #990 – Nino Test | ტესტები",
  description: "ნინო ტესტი ტესტებს წერს და ბაგებს ჰყვება.",
  date: "2025-11-20T12:00:00Z",
  duration: 94,
  tags: ["software engineering", "career"],
  slug: "nino-test",
  youtubeId: "AAAAAAAAAAA",
  guest: "Nino Test",
  links: [{ group: "guest", label: "სტუმრის LinkedIn", url: "https://www.linkedin.com/in/nino-test/" }],
  fullDescription: \`მეორე წინადადება.

0:00 შესავალი
2:30 „მწვანე“ ტესტები
1:02:03 რჩევები\`,
} satisfies EpisodeInput;
`);
  expect(source("data/guests/nino-test.ts")).toMatch(/^ {2}draft: true,$[^]*^ {2}episode: "Episode #990",$/m);

  cpSync(join(copy, "public/memes/bug-priority.webp"), join(copy, "friday-cat.webp"));
  const others: [string, Answers][] = [
    ["quiz", { episode: "990", title: "მწვანე" }],
    ["event", { title: "C# Meetup #3 (Tbilisi)", type: "Meetup", date: "2025-12-01", location: "თბილისი" }],
    ["meme", { file: "friday-cat.webp", alt: "კატა", caption: "პარასკევი" }],
    ["topic", { name: "GraphQL" }],
  ];
  for (const [kind, answers] of others) expect(runNew(kind, answers).status).toBe(0);
  expect(existsSync(join(copy, "public/memes/friday-cat.webp"))).toBe(true);
  expect(source("data/topic-names.ts")).toContain('  "GPU programming",\n  "GraphQL",\n');

  const files = [
    "episodes/nino-test",
    "guests/nino-test",
    "quizzes/ep990-nino-test-advanced",
    "events/c-sharp-meetup-3",
    "memes",
    "topic-names",
  ];
  const paths = files.map((file) => `data/${file}.ts`);
  expect(spawnSync("node_modules/.bin/oxfmt", ["--check", ...paths], { cwd: copy, encoding: "utf8" }).status).toBe(0);
}, 60_000);

test.each([
  ["episode", { colour: "red" }, "--colour is no flag of episode: npm run new -- --help lists them."],
  ["song", {}, "Say first what is new, one of episode, guest, quiz, event, meme, topic"],
])("a mistake in a new %s is told in a sentence, and nothing is written", (kind, flags, message) => {
  const before = contentFiles();
  const { status, stderr, stdout } = runNew(kind, flags);
  expect(stderr).toContain(message);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(contentFiles()).toEqual(before);
});

const there = await readExistingContent();

const video = "https://youtu.be/BBBBBBBBBBB";

test.each([
  [episode, { video: "https://vimeo.com/1" }, "must be the address of a YouTube video"],
  [episode, { video: "tI-vWehbH-8" }, "is the video of data/episodes/dae-iyos-nateli.ts already"],
  [episode, { video, guest: "nobody-here" }, "is no id in data/guests"],
  [episode, { video, title: "Devtherapy #5 – x", duration: "9" }, '"5" is that of data/episodes/giorgi-abelashvili.ts'],
  [episode, { video, title: "Devtherapy #990 – x", number: "991" }, "is not #990, which the title says"],
  [episode, { video, title: "x", duration: "9", slug: "q-a" }, "is taken: data/episodes/q-a.ts is there already"],
  [episode, { video, description: "no-such-file.txt" }, "cannot be read: give a file's name"],
  [episode, {}, "--video, --title, --duration are missing: give them, or run the command in a terminal to be asked"],
  [quiz, { difficulty: "brutal" }, "must be one of easy, medium, hard"],
  [quiz, { episode: "4711" }, "names no episode"],
  [event, { title: "x", image: "nowhere.webp" }, "is not there: put it into public/events/ first"],
  [meme, { file: "package.json" }, "must be a picture"],
  [meme, { file: "public/memes/bug-priority.webp" }, "has its texts in data/memes.ts already"],
  [guest, { name: "irakli safareli" }, "has a page, data/guests/irakli-safareli.ts"],
  [topic, { name: "c++" }, 'is in data/topic-names.ts already, as "C++"'],
])("an answer that cannot be is refused with what to do (%#)", async (kind, flags, message) => {
  await expect(gatherAnswers(kind, flags, there, false)).rejects.toThrow(message);
});

test("a picture's file is whole, its address is free, and a drawing holds no script", async () => {
  const webp = readFileSync("public/memes/bug-priority.webp");
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
  const refused: [name: string, bytes: Uint8Array | string, message: string][] = [
    ["index.webp", webp, "must not be called index"],
    ["bug-priority.png", webp, "would have the address of public/memes/bug-priority.webp"],
    ["cut-off.webp", webp.subarray(0, webp.length / 2), "cannot be read"],
    ["drawn.svg", svg, "<script>: must not be in a drawing"],
  ];
  for (const [name, bytes, message] of refused) {
    const file = join(copy, name);
    writeFileSync(file, bytes);
    const answers = gatherAnswers(meme, { file, alt: "ა", caption: "ბ" }, there, false);
    await expect(answers.then((given = {}) => meme.make(given, there))).rejects.toThrow(message);
  }
});

test.each([
  ["95", 95],
  ["1:58:00", 118],
  ["58:01", 59],
  ["1h 58min", 118],
  ["0", undefined],
  ["1.5", undefined],
])("a duration of %j is %s minutes", (answer, minutes) => {
  expect(minutesOf(answer)).toBe(minutes);
});

test.each([
  ["0:00 Start\n50:00 End", "100"],
  ["2:30 – 4:00 Only", "4"],
  ["2:30 Only", undefined],
])("a description with the chapters %j suggests a duration of %s minutes", (chapters, minutes) => {
  const duration = episode.questions.find(({ flag }) => flag === "duration");
  expect(duration?.suggest?.({ description: chapters }, there)).toBe(minutes);
});

test("of a guest who was there before the page gets an address that is free, and the name without its nickname", async () => {
  const answers = await gatherAnswers(episode, { video, guest: "zuba", duration: "90" }, there, false);
  const next = Math.max(...there.episodes.map(({ number }) => number)) + 1;
  expect(answers).toMatchObject({
    number: String(next),
    title: `Devtherapy #${next} – Zura Abelashvili`,
    slug: `zura-abelashvili-${next}`,
  });
});

test("an episode's next quiz is of a level that it has none of yet", async () => {
  const taken = { ...empty.quizzes("ep8-q-a-advanced"), difficulty: "medium", episodeLink: "/episodes/q-a" } as const;
  expect(await gatherAnswers(quiz, { episode: "8" }, { ...there, quizzes: [taken] }, false)).toMatchObject({
    difficulty: "easy",
    id: "ep8-q-a-basics",
  });
});

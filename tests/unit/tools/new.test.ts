import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blankContent } from "#app/content/blank-content.server.ts";
import { type Answers, minutesOf } from "#app/tools/new/content-kind.ts";
import { episode } from "#app/tools/new/episode.ts";
import { readExistingContent } from "#app/tools/new/existing-content.ts";
import { gatherAnswers } from "#app/tools/new/gather-answers.ts";
import { guest } from "#app/tools/new/guest.ts";
import { quiz } from "#app/tools/new/quiz.ts";

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "new-content-"));
  for (const part of ["app", "data", "package.json", "tsconfig.json", ".oxfmtrc.json"])
    cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
});

afterAll(() => rmSync(copy, { recursive: true }));

function runNew(kind: string, flags: Answers, input = "") {
  const args = Object.entries(flags).flatMap(([flag, value]) => (value ? [`--${flag}`, value] : [`--${flag}`]));
  // Pipe the input from a slow command, like one that fetches it.
  const command = `${input && "(sleep 1; cat) |"} node app/tools/new/main.ts "$@"`;
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

test("writes formatted files of an episode and its guest from a description on standard input", () => {
  const flags = { video: "https://youtu.be/AAAAAAAAAAA?si=x", date: "2025-11-20", guest: "Nino Test", "new-guest": "" };
  const title = "Devtherapy #990 – Nino Test | ტესტები";
  const made = runNew("episode", { ...flags, title, description: "-" }, description);
  expect(made.stderr).toBe("");
  expect(made.status).toBe(0);
  expect(made.stdout).toContain("✓ data/episodes/nino-test.ts");
  expect(made.stdout).toContain("(the description): has lines that were not understood");
  expect(made.stdout).toContain("\n      უცნაური ბმული: https://nino@evil.example/");
  expect(made.stdout).toContain("npm run new -- quiz --episode 990");
  expect(source("data/episodes/nino-test.ts")).toBe(`import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  draft: true,
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

  expect(runNew("quiz", { episode: "990", title: "მწვანე" }).status).toBe(0);

  const files = ["episodes/nino-test", "guests/nino-test", "quizzes/ep990-nino-test-advanced"];
  const paths = files.map((file) => `data/${file}.ts`);
  expect(spawnSync("node_modules/.bin/oxfmt", ["--check", ...paths], { cwd: copy, encoding: "utf8" }).status).toBe(0);
}, 60_000);

test.each([
  [
    "episode",
    { colour: "red" },
    "Unknown option '--colour'. Quote values that contain spaces; npm run new -- --help lists the flags.",
  ],
  ["song", {}, "The first argument must be one of episode, guest, quiz."],
])("reports a mistake in a new %s in one line and writes nothing", (kind, flags, message) => {
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
  [episode, { video: "https://vimeo.com/1" }, "must be the URL of a YouTube video"],
  [episode, { video: "tI-vWehbH-8" }, "is already the video of data/episodes/dae-iyos-nateli.ts"],
  [episode, { video, guest: "nobody-here" }, "is not an id in data/guests"],
  [
    episode,
    { video, title: "Devtherapy #5 – x", duration: "9" },
    '"5" is already used by data/episodes/giorgi-abelashvili.ts',
  ],
  [episode, { video, title: "Devtherapy #990 – x", number: "991" }, "differs from #990 in the title"],
  [episode, { video, title: "x", duration: "9", slug: "q-a" }, "is taken by data/episodes/q-a.ts"],
  [
    episode,
    { video, description: "no-such-file.txt" },
    `does not exist: there is no ${resolve("no-such-file.txt")}. Name`,
  ],
  [episode, { video, date: "2999-11-20" }, '--date "2999-11-20" must be at most a year ahead.'],
  [episode, { video, date: "20.11.2025" }, "must be a day like 2025-11-20"],
  [episode, {}, "Missing: --video, --title, --duration. Add them, or run npm run new -- episode in a terminal"],
  [quiz, { difficulty: "brutal" }, "must be one of easy, medium, hard"],
  [quiz, { episode: "4711" }, "matches no episode"],
  [guest, { name: "irakli safareli" }, "already has data/guests/irakli-safareli.ts"],
])("rejects an unusable answer and says what to do (%#)", async (kind, flags, message) => {
  await expect(gatherAnswers(kind, flags, there, false)).rejects.toThrow(message);
});

test.each<[BufferEncoding, string]>([
  ["utf8", "ტექსტი"],
  ["utf8", "\uFEFFტექსტი"],
  ["utf16le", "\uFEFFტექსტი"],
])("reads a description in %s (%#)", async (encoding, text) => {
  const file = join(copy, "description.txt");
  writeFileSync(file, text, encoding);
  const answers = await gatherAnswers(guest, { name: "Nino Test", description: file }, there, false);
  expect(answers["description"]).toBe("ტექსტი");
});

test("reads a guest's text from Windows and Word without invisible characters", async () => {
  const file = join(copy, "description.txt");
  writeFileSync(file, "ნი\u00ADნო\r\n\r\nტესტი\u000Bწერს\u200B");
  const answers = await gatherAnswers(guest, { name: "Nino Test", description: file }, there, false);
  expect(answers["description"]).toBe("ნინო\n\nტესტი\nწერს");
});

test("finds a file that was dropped on the terminal", async () => {
  const file = join(copy, "my text (1).txt");
  writeFileSync(file, "ტექსტი");
  for (const dropped of [`${file} `, `"${file}"`, `'${file}' `, `${file.replaceAll(/[ ()]/g, String.raw`\$&`)} `]) {
    const answers = await gatherAnswers(guest, { name: "Nino Test", description: dropped }, there, false);
    expect(answers["description"]).toBe("ტექსტი");
  }
});

test.each([String.raw`{\rtf1\ansi ტექსტი}`, "<!DOCTYPE html><p>ტექსტი</p>", "<p>ტექსტი</p>"])(
  "rejects a formatted description: %s",
  async (text) => {
    const file = join(copy, "description.txt");
    writeFileSync(file, text);
    const answers = gatherAnswers(guest, { name: "Nino Test", description: file }, there, false);
    await expect(answers).rejects.toThrow("is not plain text. Name a text file in UTF-8");
  },
);

test("rejects a description in another encoding", async () => {
  const file = join(copy, "description.txt");
  writeFileSync(file, Buffer.from("Zo\u00E9", "latin1"));
  const answers = gatherAnswers(guest, { name: "Nino Test", description: file }, there, false);
  await expect(answers).rejects.toThrow("cannot be read. Name a text file in UTF-8");
});

test("removes invisible characters and repeated spaces from answers", async () => {
  const flags = { video: `${video}\u200B`, guest: "Nino\u00A0 Test\u200E", title: "\u202ADevtherapy #990 – 👩‍💻\u202C" };
  expect(await gatherAnswers(episode, { ...flags, duration: "90" }, there, false)).toMatchObject({
    video,
    guest: "Nino Test",
    title: "Devtherapy #990 – 👩‍💻",
  });
});

test("makes a draft if the description has fewer tags than an episode needs", async () => {
  const flags = { video, title: "Devtherapy #990 – CTO", duration: "90" };
  const answers = await gatherAnswers(episode, flags, there, false);
  expect(answers["tags"]).toBe("cto");
  expect((await episode.make(answers, there)).notes).toContain("  tags: must have 2 to 8 tags");
});

test.each([
  ["95", 95],
  ["1:58:00", 118],
  ["58:01", 59],
  ["1h 58min", 118],
  ["0", undefined],
  ["1.5", undefined],
])("reads the duration %j as %s minutes", (answer, minutes) => {
  expect(minutesOf(answer)).toBe(minutes);
});

test.each([
  ["0:00 Start\n50:00 End", "100"],
  ["2:30 – 4:00 Only", "4"],
  ["2:30 Only", undefined],
])("suggests a duration for the chapters %j: %s minutes", (chapters, minutes) => {
  const duration = episode.questions.find(({ flag }) => flag === "duration");
  expect(duration?.suggest?.({ description: chapters }, there)).toBe(minutes);
});

test("picks an unused slug for a guest's second episode, and drops the nickname from the name", async () => {
  const answers = await gatherAnswers(episode, { video, guest: "zuba", duration: "90" }, there, false);
  const next = Math.max(...there.episodes.map(({ number }) => number)) + 1;
  expect(answers).toMatchObject({
    number: String(next),
    title: `Devtherapy #${next} – Zura Abelashvili`,
    slug: `zura-abelashvili-${next}`,
  });
});

test("suggests a level that the episode's quizzes lack", async () => {
  const taken = {
    ...blankContent.quizzes("ep8-q-a-advanced"),
    difficulty: "medium",
    episodeLink: "/episodes/q-a",
  } as const;
  expect(await gatherAnswers(quiz, { episode: "8" }, { ...there, quizzes: [taken] }, false)).toMatchObject({
    difficulty: "easy",
    id: "ep8-q-a-basics",
  });
});

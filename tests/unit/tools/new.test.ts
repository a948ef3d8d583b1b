import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { episodeSchema } from "#app/content/schemas.server.ts";
import { copySite } from "#tests/setup/copy-site.ts";

const copy = copySite(".oxfmtrc.json");
const made = "data/episodes/nino-test.ts";

afterEach(() => rmSync(join(copy, made), { force: true }));
afterAll(() => rmSync(copy, { recursive: true }));

function runNew(flags: Record<string, string>, input = "") {
  const args = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]);
  const { status, stdout, stderr } = spawnSync("node", ["app/tools/new.ts", ...args], {
    cwd: copy,
    encoding: "utf8",
    input,
  });
  return { status, stdout, stderr };
}

const description = `ნინო ტესტი ტესტებს წერს.

ეს \`კოდი\` და \${ფასი} რჩება, \\d-ც.

0:00 – 2:30 შესავალი
2:30 „მწვანე“ ტესტები
(1:02:03) რჩევები

სტუმრის LinkedIn: https://www.linkedin.com/in/nino-test/?utm_source=x
#SoftwareEngineering #career
`;

const flags = {
  video: "https://youtu.be/AAAAAAAAAAA?si=x",
  title: "Devtherapy #990 – Nino Test | ტესტები",
  guest: "Nino Test",
  date: "2026-11-20",
  duration: "90",
  slug: "nino-test",
  description: "-",
};

test("writes a formatted file from flags and a piped description, without asking", async () => {
  const { status, stdout, stderr } = runNew(flags, description);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toBe(`  ✓ ${made}: 2 chapters, 1 link, 2 tags
    npm run check lists what is missing. npm run dev shows /episodes/nino-test
    Lines of text that look like chapters: 1. Write chapters as m:ss label.
`);
  const oxfmt = spawnSync("node_modules/.bin/oxfmt", ["--check", made], { cwd: copy });
  expect(oxfmt.status).toBe(0);
  const { default: episode } = (await import(join(copy, made))) as { default: unknown };
  expect(episodeSchema.parse(episode)).toEqual({
    id: "AAAAAAAAAAA",
    number: 990,
    title: flags.title,
    description: "ნინო ტესტი ტესტებს წერს.",
    date: "2026-11-20T12:00:00Z",
    duration: 90,
    tags: ["software engineering", "career"],
    slug: "nino-test",
    youtubeId: "AAAAAAAAAAA",
    guest: "Nino Test",
    links: [{ group: "guest", label: "სტუმრის LinkedIn", url: "https://www.linkedin.com/in/nino-test/" }],
    fullDescription: "ეს `კოდი` და ${ფასი} რჩება, \\d-ც.\n\n(1:02:03) რჩევები\n\n0:00 შესავალი\n2:30 „მწვანე“ ტესტები",
  });
});

test("asks for what the flags lack, repeats a question after a mistake, and ignores lines after the dot", () => {
  const { title, video } = flags;
  const answers = ["https://vimeo.com/1", video, title, "Nino Test", "20.11.2026", "2026-11-20", "90", ""];
  const { status, stdout } = runNew({}, [...answers, description, ".", "nobody"].join("\n"));
  expect(status).toBe(0);
  expect(stdout).toContain('"https://vimeo.com/1" must be the URL of a YouTube video');
  expect(stdout).toContain('"20.11.2026" must be a day like 2026-11-20');
  expect(stdout).toContain("Last part of the page's URL (nino-test): ");
  const source = readFileSync(join(copy, made), "utf8");
  expect(source).toContain("2:30 „მწვანე“ ტესტები");
  expect(source).not.toContain("nobody");
});

test("suggests another slug for a guest's second episode", () => {
  const { slug: _, ...others } = { ...flags, guest: "Nika Nikabadze" };
  expect(runNew({ ...others, description: "no-such-file.txt" }, "\n").stdout).toContain("(nika-nikabadze-990)");
});

test.each([
  [{ ...flags, video: "https://youtu.be/tI-vWehbH-8" }, "is already used by data/episodes/dae-iyos-nateli.ts"],
  [{ ...flags, title: "Devtherapy #5 – x" }, "is already used by data/episodes/giorgi-abelashvili.ts"],
  [{ ...flags, guest: "ნინო ტესტი" }, '--guest "ნინო ტესტი" must be one line in Latin letters'],
  [{ ...flags, duration: "long" }, '--duration "long" must be a number of minutes'],
  [{ ...flags, slug: "q-a" }, '--slug "q-a" is already used by data/episodes/q-a.ts'],
  [{ ...flags, description: "no-such-file.txt" }, "no-such-file.txt"],
  [{ video: flags.video, description: "-" }, "Missing: --title"],
  [{ colour: "red" }, "Unknown option '--colour'"],
])("reports a mistake and writes nothing: %o", (given: Record<string, string>, message) => {
  const before = readdirSync(join(copy, "data/episodes"));
  const { status, stderr } = runNew(given, description);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).toContain("Nothing was written.");
  expect(readdirSync(join(copy, "data/episodes"))).toEqual(before);
});

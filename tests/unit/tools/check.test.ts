import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const pilot = "data/episodes/dae-iyos-nateli.ts";
const episode = "data/episodes/q-a.ts";
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "content-"));
  for (const part of ["app", "data", "package.json", ".oxfmtrc.json"])
    cpSync(part, join(copy, part), { recursive: true });
  for (const part of ["node_modules", "public"]) symlinkSync(resolve(part), join(copy, part));
});

afterAll(() => rmSync(copy, { recursive: true }));

function check(...flags: string[]) {
  return spawnSync("node", ["app/tools/check.ts", ...flags], { cwd: copy, encoding: "utf8" });
}

function change(file: string, from: RegExp, to: string) {
  const path = join(copy, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
}

test("check passes with advice, lists all problems at once, and gives their line numbers", () => {
  const changed = "data/quizzes/ep1-pilot-basics.ts";
  // Cause three pieces of advice (no explanation, spelling, format) and one remark (a rare tag).
  change(changed, /\n\s*explanation:\s*"[^"]*",/, "");
  change(changed, /(\n\s*title:\s*")/, "$1ჩვენი ქომუნითი   ");
  change(changed, /;\n$/, "\n");
  change(pilot, /"podcast"/, '"quantum duck"');

  const named = check("data/quizzes/", pilot);
  expect(named.status).toBe(0);
  expect(named.stdout).toMatch(/✓ content .*\d+ episodes, \d+ guests, \d+ quizzes/);
  expect(named.stdout).not.toMatch(/worth knowing: (?!data\/(quizzes|episodes\/dae-iyos-nateli\.ts))/);
  expect(named.stdout.match(/could be better: data\/quizzes\/ep1-pilot-basics\.ts: /g)).toHaveLength(3);
  expect(named.stdout).toMatch(
    /better: data\/quizzes\/ep1-pilot-basics\.ts: questions\.0\.explanation: .*\(line \d+\)/,
  );
  expect(named.stdout).toMatch(/ep1-pilot-basics\.ts: \(the spelling\): „ქომუნითი“ → კომუნითი \(line \d+\)/);
  expect(named.stdout).toContain(`better: ${changed}: (the format): differs from oxfmt; run npm run format`);
  expect(named.stdout).toContain(`worth knowing: ${pilot}: tags: no other episode has "quantum duck"`);
  expect(check("data/nowhere.ts").stderr).toContain("data/nowhere.ts does not exist");

  // Problems in a draft are only warnings, and its quizzes are left out with it.
  change(episode, /export default \{/, "export default {\n  draft: true,");
  change(episode, /1:25 /, "0:00 ");
  const drafted = check("--strict");
  expect(drafted.status).toBe(1);
  expect(drafted.stdout).toContain(`draft: ${episode}: fullDescription: `);
  expect(drafted.stdout).toContain("left out of builds: data/quizzes/ep8-qa-basics.ts: ");
  expect(drafted.stderr).toBe("--strict: follow the advice above.\n");

  change(episode, / {2}draft: true,\n/, "");
  change(episode, /0:00 ჩვენ/, "1:25 ჩვენ");
  change(pilot, /number: 1,/, 'number: "one",');
  change("data/guests/abela.ts", /order: \d+,/, "order: 0,");
  change("data/products.ts", /price: 45/, "price: 4.5");
  const broken = check();
  expect(broken.status).toBe(1);
  expect(broken.stderr).toContain(`${pilot}: number: `);
  expect(broken.stderr).toContain("data/guests/abela.ts: order: ");
  expect(broken.stderr).toContain("data/products.ts: 0.price: ");
  expect(broken.stderr.trimEnd()).toMatch(/\n3 files have problems\.$/);
  expect(broken.stderr).not.toMatch(/^\s+at /m);

  change(pilot, /(fullDescription:\s*`)/, "$1${NOPE} ");
  const throwing = check();
  const before = readFileSync(join(copy, pilot), "utf8").split("${NOPE}")[0] ?? "";
  expect(throwing.stderr).toContain(`${pilot}: NOPE is not defined (line ${before.split("\n").length})`);
  expect(throwing.stderr).not.toMatch(/^\s+at /m);

  change(pilot, /\$\{NOPE\}/, "");
  change("data/events/gamejam-2025-tsu.ts", /export default \{/, "export default {{");
  const unreadable = check();
  expect(unreadable.stderr).toMatch(/data\/events\/gamejam-2025-tsu\.ts: .* \(line \d+\)/);
}, 90_000);

test("check reports what JavaScript would drop silently", () => {
  cpSync("data", join(copy, "data"), { recursive: true });
  const memes = readFileSync("data/memes.ts", "utf8");
  const [, name = ""] = /^ {2}"(.+?)": \{$/m.exec(memes) ?? [];
  change("data/memes.ts", /\n\}/, `\n  "${name}": { alt: "კატა", caption: "კატა" },\n}`);
  change(pilot, /(fullDescription:\s*`)/, String.raw`$1რეგექსი \d+ და \\w+, \`კოდი\' `);
  const { status, stderr } = check("--brief");
  expect(status).toBe(1);
  expect(stderr).toMatch(/data\/memes\.ts: "[\w.-]+" is written twice; delete one \(line \d+\)/);
  expect(stderr).toMatch(/dae-iyos-nateli\.ts: "\\d" loses its backslash; write "\\\\d" \(line \d+\)/);
  expect(stderr).toContain("2 files have problems.");
  change("data/memes.ts", /^/, "<<<<<<< HEAD\n");
  expect(check("--brief").stderr).toContain("data/memes.ts: contains a git conflict; keep one side");
}, 90_000);

test("check names a content file that cannot be read", () => {
  cpSync("data", join(copy, "data"), { recursive: true });
  mkdirSync(join(copy, "data/guests/folder.ts"));
  expect(check().stderr).toContain("- data/guests/folder.ts: cannot be read: EISDIR");
  rmSync(join(copy, "data/guests/folder.ts"), { recursive: true });

  writeFileSync(join(copy, pilot), `\uFEFF${readFileSync(pilot, "utf8")}`, "utf16le");
  expect(check().stderr).toContain(`- ${pilot}: is not UTF-8 text; save it as UTF-8`);
}, 90_000);

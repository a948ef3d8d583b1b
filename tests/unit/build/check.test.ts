import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "content-"));
  for (const part of ["app", "data", "package.json", ".oxfmtrc.json"])
    cpSync(part, join(copy, part), { recursive: true });
  for (const part of ["node_modules", "public"]) symlinkSync(resolve(part), join(copy, part));
});

afterAll(() => rmSync(copy, { recursive: true }));

function check(...flags: string[]) {
  return spawnSync("node", ["app/build/check.ts", ...flags], { cwd: copy, encoding: "utf8" });
}

function change(file: string, from: RegExp, to: string) {
  const path = join(copy, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
}

test("the check passes on what could be better, lists every problem of every collection at once, and names a broken line", () => {
  change("data/quizzes/ep1-pilot-basics.ts", /\n\s*explanation:\s*"[^"]*",/, "");
  const advised = check();
  expect(advised.status).toBe(0);
  expect(advised.stdout).toMatch(/✓ content .*\d+ episodes, \d+ guests, \d+ quizzes/);
  expect(advised.stdout).toMatch(
    /better: data\/quizzes\/ep1-pilot-basics\.ts: questions\.0\.explanation: .*\(line \d+\)/,
  );

  const [changed, other] = ["data/quizzes/ep1-pilot-basics.ts", "data/hosts.ts"] as const;
  const strict = check("--strict", changed);
  expect(strict.stdout.match(/could be better: .*/g)).toHaveLength(1);
  expect([strict.status, check("--strict", other).status]).toEqual([1, 0]);
  expect(check("data/nowhere.ts").stderr).toContain("There is no data/nowhere.ts");
  expect(check("--help").stdout).toContain("--strict");

  // What is not always worth changing is told of files and folders that are named.
  change("data/episodes/q-a.ts", /"entry level"/, '"quantum duck"');
  const rare = 'worth knowing: data/episodes/q-a.ts: tags: no other episode has "quantum duck"';
  expect(check("--strict", "data/episodes/").stdout).toContain(rare);

  // A wrong word and an unformatted file are told with their place.
  change("data/quizzes/ep1-pilot-basics.ts", /(\n\s*title:\s*")/, "$1ჩვენი ქომუნითი   ");
  change("data/quizzes/ep1-pilot-basics.ts", /;\n$/, "\n");
  const { stdout } = check(changed);
  expect(stdout).toMatch(/better: data\/quizzes\/ep1-pilot-basics\.ts: title: „ქომუნითი“ → კომუნითი \(line \d+\)/);
  expect(stdout).toContain("better: data/quizzes/ep1-pilot-basics.ts: (the format): npm run format mends it");
  expect(stdout).not.toContain(rare);
  change("data/episodes/q-a.ts", /"quantum duck"/, '"entry level"');

  // A draft may be broken; what belongs to it is left out with it.
  change("data/episodes/q-a.ts", /export default \{/, "export default {\n  draft: true,");
  change("data/episodes/q-a.ts", /number: 8,/, "number: 5,");
  change("data/episodes/q-a.ts", /1:25 /, "0:00 ");
  const drafted = check("--strict", "--json");
  expect(drafted.status).toBe(1);
  const report = JSON.parse(drafted.stdout) as Record<string, { file: string; field?: string; line?: number }[]>;
  expect(report["problems"]).toEqual([]);
  const warned = report["warnings"]?.map(({ file, field }) => `${file}: ${field}`);
  expect(warned).toEqual([
    "data/episodes/q-a.ts: fullDescription",
    "data/episodes/q-a.ts: number",
    "data/episodes/q-a.ts: number",
  ]);
  expect(report["leftOut"]?.map(({ file }) => file)).toEqual([
    "data/episodes/q-a.ts",
    "data/quizzes/ep8-qa-basics.ts",
    "data/quizzes/ep8-qa-detailed.ts",
  ]);
  expect(report["advice"]?.[0]).toEqual({
    file: expect.any(String),
    field: expect.any(String),
    reason: expect.any(String),
    line: expect.any(Number),
  });

  change("data/episodes/q-a.ts", / {2}draft: true,\n/, "");
  change("data/episodes/q-a.ts", /number: 5,/, "number: 8,");
  change("data/episodes/q-a.ts", /0:00 ჩვენ/, "1:25 ჩვენ");
  change("data/episodes/dae-iyos-nateli.ts", /number: 1,/, 'number: "one",');
  change("data/guests/abela.ts", /order: \d+,/, "order: 0,");
  change("data/products.ts", /price: 45/, "price: 4.5");
  const broken = check();
  expect(broken.status).toBe(1);
  expect(broken.stderr).toContain("data/episodes/dae-iyos-nateli.ts: number: ");
  expect(broken.stderr).toContain("data/guests/abela.ts: order: ");
  expect(broken.stderr).toContain("data/products.ts: 0.price: ");
  expect(broken.stderr.trimEnd()).toMatch(/\n3 files have problems\.$/);
  expect(broken.stderr).not.toMatch(/^\s+at /m);

  change("data/episodes/dae-iyos-nateli.ts", /(fullDescription:\s*`)/, "$1${NOPE} ");
  const throwing = check();
  expect(throwing.stderr).toMatch(/data\/episodes\/dae-iyos-nateli\.ts: line \d+: NOPE is not defined/);
  expect(throwing.stderr).not.toMatch(/^\s+at /m);

  change("data/episodes/dae-iyos-nateli.ts", /\$\{NOPE\}/, "");
  change("data/events/gamejam-2025-tsu.ts", /export default \{/, "export default {{");
  const unreadable = check();
  expect(unreadable.stderr).toMatch(/data\/events\/gamejam-2025-tsu\.ts: line \d+: /);
}, 90_000);

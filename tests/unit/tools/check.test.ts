import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { copySite } from "#tests/setup/copy-site.ts";

const pilot = "data/episodes/dae-iyos-nateli.ts";
const copy = copySite();

afterAll(() => rmSync(copy, { recursive: true }));

/** Checks a copy of our content after these changes. */
function checkWith(changes: Readonly<Record<string, [from: RegExp, to: string]>>) {
  for (const [file, [from, to]] of Object.entries(changes))
    writeFileSync(join(copy, file), readFileSync(file, "utf8").replace(from, to));
  const { status, stdout, stderr } = spawnSync("node", ["app/tools/check.ts"], { cwd: copy, encoding: "utf8" });
  for (const file of Object.keys(changes)) cpSync(file, join(copy, file));
  return { status, stdout, stderr };
}

test("counts valid content, and says when a future episode appears", () => {
  const { status, stdout, stderr } = checkWith({
    [pilot]: [/date: ".+?"/, `date: "${new Date().getFullYear() + 1}-01-02T10:00:00Z"`],
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(
    /✓ content: \d+ episodes, .*dae-iyos-nateli\.ts \(from \d{4}-01-02\), \d+ guests, \d+ quizzes/,
  );
});

test("prints the problems of all files at once, without a stack trace", () => {
  const { status, stderr } = checkWith({
    [pilot]: [/number: 1,/, 'number: "one",'],
    "data/guests/abela.ts": [/episode: "Episode #5"/, 'episode: "Episode #999"'],
    "data/memes.ts": [/"[\w-]+\.webp"/, '"gone.webp"'],
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The content is broken:\n/);
  expect(stderr).toContain(`  - ${pilot}: number: `);
  expect(stderr).toContain('  - data/guests/abela.ts: episode: names an unknown episode: "Episode #999"');
  expect(stderr).toContain(
    "  - data/memes.ts: gone.webp: names a file that is missing in public/memes; add the file or delete the row",
  );
  expect(stderr).toMatch(/ {2}- public\/memes\/.+: has no row in data\/memes\.ts/);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test.each<[string, RegExp, string, RegExp]>([
  ["a syntax error", /export default \{/, "export default {{", /dae-iyos-nateli\.ts/],
  ["a mistake in a template", /(fullDescription:\s*`)/, "$1${NOPE} ", /NOPE is not defined[^]*dae-iyos-nateli\.ts:\d+/],
])("names the file with %s", (_what, from, to, message) => {
  const { status, stderr } = checkWith({ [pilot]: [from, to] });
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
  expect(stderr).not.toContain("node_modules");
});

import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const folders = readdirSync("app", { withFileTypes: true }).filter((entry) => entry.isDirectory());
const modules = folders.map(({ name }) => name).filter((name) => !["build", "features", "routes"].includes(name));

/** A folder, what its files may not import, and how the linter's message about it begins. */
const forbidden: readonly [folder: string, imports: string, says: string][] = [
  ...modules.map((name): [string, string, string] => [
    `app/${name}/deeper`,
    "#app/features/shop/x.ts ../../routes/x.tsx #tests/factories.ts",
    `${name} imports `,
  ]),
  // A folder that nobody has heard of yet stands within the same boundaries.
  ["app/features/new", "#app/features/other/x.ts ../other/x.ts #app/publish/x.ts", "A feature imports no other"],
  ["app/features/new/deeper", "#app/features/other/x.ts ../../other/x.ts", "A feature imports no other"],
  ...["app/features/new", "app/features/new/deeper", "app/player", "app/artwork"].map(
    (folder): [string, string, string] => [folder, "#app/content/x.server.ts", "What runs in the browser"],
  ),
  ["app/offline/worker", "#app/ui/x.tsx #app/navigation/x.ts", "The service worker imports lib and offline only"],
  ["app/build", "#data/hosts.ts ../features/shop/x.ts", "build works on files"],
  ["app/routes", "#data/hosts.ts", "Only app/content reads data"],
  ["app", "../data/hosts.ts", "Only app/content reads data"],
  ["app/routes", "./memes._index.tsx", "Nothing imports a route"],
  ["app", "./routes/x.tsx", "Nothing imports a route"],
  ["app/routes", "#app/player/dock/x.tsx #app/features/quiz/round/x.tsx", "A module's subfolders are its own"],
  ["data/episodes", "#app/lib/x.ts ../hosts.ts", "Content files hold content only: import nothing"],
  ["data", "#app/content/schemas.server.ts", "Content files hold content only: import schemas.server.ts"],
];

test("the linter forbids what each of its messages about imports is about, in every folder", () => {
  const probes = forbidden
    .flatMap(([folder, imports, says]) => imports.split(" ").map((name) => ({ folder, name, says })))
    .map((probe, index) => ({ ...probe, file: `${probe.folder}/probe-${index}.ts` }));
  const reports = lint(probes.map(({ file, name }) => [file, `export * as x from "${name}";`]));
  for (const { file, folder, name, says } of probes) {
    const messages = reports.filter((report) => report.file === file).map(({ message }) => message);
    expect({ folder, name, messages }).toEqual({ folder, name, messages: [expect.stringMatching(`^${says}`)] });
  }
  expect(new Set(reports.map(({ message }) => message))).toEqual(new Set(readMessages()));
});

test("no file of app imports itself through others, by types and dynamic imports neither", () => {
  const files = new Set(globSync("app/**/*.{ts,tsx}"));
  const imports = new Map([...files].map((file) => [file, importsOf(file).filter((target) => files.has(target))]));
  const open = new Map(imports);
  // What imports nothing that is left, or is imported by nothing that is left, is in no cycle.
  for (let size = -1; size !== open.size;) {
    size = open.size;
    const imported = new Set([...open.values()].flat());
    for (const [file, targets] of open)
      if (!imported.has(file) || !targets.some((target) => open.has(target))) open.delete(file);
  }
  expect([...open.keys()]).toEqual([]);
});

function importsOf(file: string): string[] {
  const named = readFileSync(file, "utf8").matchAll(/(?:from|import|import\()\s*"((?:#app|\.)[^"?]+)"/g);
  return [...named].map(([, name = ""]) =>
    name.startsWith("#") ? name.slice(1) : normalize(join(dirname(file), name)),
  );
}

/** What the configuration says of imports. */
function readMessages(): string[] {
  type Rule = [level: string, options: { patterns: { message: string }[] }];
  const { overrides } = JSON.parse(readFileSync(".oxlintrc.json", "utf8")) as {
    overrides: { rules: { "no-restricted-imports"?: Rule } }[];
  };
  return overrides
    .flatMap(({ rules }) => rules["no-restricted-imports"]?.[1].patterns ?? [])
    .map(({ message }) => message);
}

/** One run of the linter with the project's configuration, over a project of these files. */
function lint(files: readonly [file: string, code: string][]): { file: string; message: string }[] {
  const project = mkdtempSync(join(tmpdir(), "boundaries-"));
  copyFileSync(".oxlintrc.json", join(project, ".oxlintrc.json"));
  for (const [file, code] of files) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), code);
  }
  const oxlint = join(process.cwd(), "node_modules/.bin/oxlint");
  const { stdout } = spawnSync(oxlint, ["--format=json"], { cwd: project, encoding: "utf8", maxBuffer: 2 ** 26 });
  rmSync(project, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string; help: string }[] };
  return diagnostics
    .filter(({ code }) => code.includes("no-restricted-imports"))
    .map(({ filename, help }) => ({ file: filename, message: help }));
}

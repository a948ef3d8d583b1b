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
import { beforeAll, expect, test } from "vitest";

/** What the files of a folder may import, and what not. */
type Boundary = {
  /** Where the importing file stands. */
  in: string;
  /** What the linter says of each import that is forbidden. */
  says: RegExp;
  forbids: readonly string[];
  allows: readonly string[];
};

const schemas = "#app/content/schemas.server.ts";

/** The modules, lowest first, and those whose public files each may import. */
const modules: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  navigation: ["lib"],
  search: ["lib", "navigation"],
  store: ["lib"],
  content: ["lib", "search"],
  artwork: ["lib", "content"],
  ui: ["lib", "artwork"],
  lists: ["lib", "ui"],
  player: ["lib", "store", "navigation", "artwork", "ui", "content"],
  offline: ["lib", "navigation", "artwork", "ui"],
  document: ["lib", "store", "navigation"],
  publish: ["lib", "search", "store", "navigation", "artwork", "lists", "content"],
};

const featureImports = Object.keys(modules).filter((name) => name !== "document" && name !== "publish");

const boundaries: readonly Boundary[] = [
  ...Object.entries(modules).flatMap(([name, allowed]) =>
    [name, `${name}/deeper`].map((folder) => ({
      in: `app/${folder}`,
      says: new RegExp(`^${name} imports `),
      forbids: [
        ...from(
          "#app/features/shop/x.ts",
          "#app/routes/x.tsx",
          "#app/root.tsx",
          "#app/build/x.ts",
          "#tests/factories.ts",
        ),
        ...from("../x.ts", "../../data/hosts.ts"),
        ...(name === "content" ? [] : from("#data/hosts.ts", "#data/episodes/x.ts")),
        ...Object.keys(modules).flatMap((other) => {
          if (other === name) return [];
          return allowed.includes(other) ? from(`#app/${other}/deeper/x.ts`) : from(`#app/${other}/x.ts`);
        }),
        'export const load = () => import("#app/features/shop/x.tsx");',
        'export type { X } from "#app/features/shop/x.tsx";',
      ],
      allows: from(
        "./x.ts",
        "./deeper/x.ts",
        `#app/${name}/x.ts`,
        "react",
        ...allowed.map((other) => `#app/${other}/x.ts`),
      ),
    })),
  ),
  // A folder that nobody has heard of yet stands within the same boundaries. From its subfolder one step up is its own.
  ...[...readdirSync("app/features"), "brand-new", "brand-new/deeper"].map((feature) => {
    const up = feature.includes("/") ? "../.." : "..";
    return {
      in: `app/features/${feature}`,
      says: /^A feature imports no other feature/,
      forbids: [
        ...from("#data/hosts.ts", "#data/quizzes/x.ts", "../../../data/hosts.ts", "#tests/factories.ts"),
        ...from("#app/features/other/x.tsx", "#app/features/other/deeper/x.tsx", `${up}/other/x.tsx`, up),
        ...from("#app/routes/x.tsx", "#app/root.tsx", "#app/build/x.ts", "#app/publish/x.ts", "#app/document/x.ts"),
        ...from("#app/search/deeper/x.ts"),
        'import type { X } from "#app/features/other/x.tsx";',
        `export { x } from "${up}/other/x.tsx";`,
        'export const load = () => import("#app/features/other/x.tsx");',
      ],
      allows: [
        ...from("./x.tsx", "./drawings/x.tsx", "#app/site.ts", ...featureImports.map((name) => `#app/${name}/x.ts`)),
        ...(feature.includes("/") ? from("../x.ts", "../round/x.ts") : []),
        'import type { Episode } from "#app/content/episodes.server.ts";',
      ],
    };
  }),
  ...["app/features/brand-new", "app/player", "app/artwork"].map((folder) => ({
    in: folder,
    says: /^What runs in the browser takes from content only types/,
    forbids: [
      ...from("#app/content/episodes.server.ts"),
      'export const load = () => import("#app/content/x.server.ts");',
    ],
    allows: from("#app/content/galleries.ts"),
  })),
  {
    in: "app/offline/worker",
    says: /^The service worker imports lib and offline only/,
    forbids: from("#data/hosts.ts", "#app/ui/x.tsx", "#app/store/x.ts", "#app/navigation/x.ts", "../x.ts"),
    allows: from("./x.ts", "#app/lib/x.ts", "#app/offline/x.ts", "workbox-routing"),
  },
  {
    in: "app/content",
    says: /^never/,
    forbids: [],
    allows: from("#data/hosts.ts", "#data/episodes/x.ts", "#app/site.ts", "zod"),
  },
  {
    in: "app/build",
    says: /^build works on files/,
    forbids: from("#data/hosts.ts", "../features/shop/x.ts", "#app/ui/x.tsx", "#app/store/x.ts", "#app/routes/x.tsx"),
    allows: from("./x.ts", "#app/lib/x.ts", "../content/x.server.ts", "#app/publish/x.server.ts", "#app/site.ts"),
  },
  ...["app/routes", "app"].map((folder) => ({
    in: folder,
    says: /^Only app\/content reads data/,
    forbids: from("#data/hosts.ts", "#data/episodes/x.ts", "../data/hosts.ts", "#tests/factories.ts"),
    allows: [
      ...from(
        "#app/content/x.server.ts",
        "#app/features/shop/x.ts",
        "#app/ui/x.tsx",
        "#app/site.ts",
        "#app/publish/x.ts",
      ),
      'import type { Route } from "./+types/x";',
    ],
  })),
  ...["app/routes", "app"].map((folder) => ({
    in: folder,
    says: /^A module's subfolders are its own/,
    forbids: from("#app/publish/og-images/x.ts", "#app/player/dock/x.tsx", "#app/features/quiz/round/x.tsx"),
    allows: from("#app/artwork/drawings/x.svg"),
  })),
  {
    in: "app/routes",
    says: /^Nothing imports a route/,
    forbids: from("#app/routes/memes._index.tsx", "./memes._index.tsx", "../routes/x.tsx"),
    allows: [],
  },
  { in: "app", says: /^Nothing imports a route/, forbids: from("./routes/x.tsx", "#app/routes/x.tsx"), allows: [] },
  ...["data", "data/episodes"].map((folder) => ({
    in: folder,
    says: /^Content files hold content only/,
    forbids: from("#app/lib/x.ts", "./x.ts", "../hosts.ts", "#data/hosts.ts", "react", schemas),
    allows: [`import type { EpisodeInput } from "${schemas}";`],
  })),
];

const probes = boundaries
  .flatMap((boundary) => [
    ...boundary.forbids.map((code) => ({ folder: boundary.in, code, said: [expect.stringMatching(boundary.says)] })),
    ...boundary.allows.map((code) => ({ folder: boundary.in, code, said: [] })),
  ])
  .map((probe, index) => ({ ...probe, file: `${probe.folder}/probe-${index}.ts` }));

let reports: readonly { file: string; message: string }[] = [];

beforeAll(() => {
  reports = lint();
});

test.each([...Map.groupBy(probes, ({ folder }) => folder)])("%s imports what it may, and nothing else", (_, tries) => {
  for (const { code, file, said } of tries) {
    const messages = reports.filter((report) => report.file === file).map(({ message }) => message);
    expect({ code, messages }).toEqual({ code, messages: said });
  }
});

test("every folder of app has its boundary", () => {
  const folders = readdirSync("app", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const open = folders.filter(
    ({ name }) => !boundaries.some((boundary) => `${boundary.in}/`.startsWith(`app/${name}/`)),
  );
  expect(open).toEqual([]);
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

function from(...names: string[]): string[] {
  return names.map((name) => `export * as x from "${name}";`);
}

/** One run of the linter with the project's configuration, over a project whose files hold one import each. */
function lint(): { file: string; message: string }[] {
  const project = mkdtempSync(join(tmpdir(), "boundaries-"));
  copyFileSync(".oxlintrc.json", join(project, ".oxlintrc.json"));
  for (const { code, file } of probes) {
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

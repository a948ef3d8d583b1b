import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { beforeAll, expect, test } from "vitest";

type Wall = {
  /** Where the importing file stands. */
  in: string;
  says: RegExp;
  forbids: readonly string[];
  allows: readonly string[];
};

const schemas = "#app/content/schemas.server.ts";

const walls: readonly Wall[] = [
  {
    in: "app/lib",
    says: /^lib imports lib only/,
    forbids: [
      ...from("#data/hosts.ts", "#data/episodes/x.ts", "../../data/hosts.ts", "#tests/factories.ts", "../ui/x.tsx"),
      ...from("#app/ui/x.tsx", "#app/store/x.ts", "#app/features/shop/drawings/x.tsx", "#app/routes/x.tsx"),
      `import type { Episode } from "${schemas}";`,
      'export const load = () => import("#app/ui/x.tsx");',
      'export * from "#app/store/x.ts";',
    ],
    allows: from("./x.ts", "#app/lib/x.ts", "#app/site.ts", "../../.cache/fonts/x.woff2?url", "react"),
  },
  ...["app/store", "app/ui"].map((folder) => ({
    in: folder,
    says: /^store and ui import lib only/,
    forbids: [
      ...from("#data/hosts.ts", "../../data/events/x.ts", "#app/features/shop/x.ts", "../features/shop/x.ts"),
      ...from("#app/ui/x.tsx", "#app/store/x.ts", "#app/root.tsx", "../lib/x.ts"),
      `import type { Episode } from "${schemas}";`,
    ],
    allows: from("./x.ts", "#app/lib/x.ts", "zustand"),
  })),
  {
    in: "app/worker",
    says: /^The service worker imports lib only/,
    forbids: from("#data/hosts.ts", "#app/ui/x.tsx", "#app/store/x.ts", "#app/features/offline/x.ts", "../lib/x.ts"),
    allows: from("./x.ts", "#app/lib/x.ts", "workbox-routing"),
  },
  // A folder that nobody has heard of yet stands within the same walls.
  ...[...readdirSync("app/features"), "brand-new", "brand-new/deeper"].map((feature) => ({
    in: `app/features/${feature}`,
    says: /^A feature imports lib, ui, store and its own folder/,
    forbids: [
      ...from("#data/hosts.ts", "#data/quizzes/x.ts", "../../../data/hosts.ts", "#tests/factories.ts"),
      ...from("#app/features/other/x.tsx", "#app/features/other/deeper/x.tsx", "../other/x.tsx", "./../other/x.tsx"),
      ...from("#app/routes/x.tsx", "#app/root.tsx", "#app/build/x.ts", ".."),
      'import type { X } from "#app/features/other/x.tsx";',
      'export { x } from "../other/x.tsx";',
      'export const load = () => import("#app/features/other/x.tsx");',
    ],
    allows: [
      ...from("./x.tsx", "./drawings/x.tsx", "#app/lib/x.ts", "#app/ui/x.tsx", "#app/store/x.ts", "#app/site.ts"),
      'import type { Episode } from "#app/content/episodes.server.ts";',
    ],
  })),
  {
    in: "app/features/brand-new",
    says: /^Only routes read content/,
    forbids: [
      ...from("#app/content/episodes.server.ts"),
      'export const load = () => import("#app/content/x.server.ts");',
    ],
    allows: [],
  },
  {
    in: "app/content",
    says: /^content reads data\/ and imports lib only/,
    forbids: from("#app/store/x.ts", "#app/ui/x.tsx", "#app/features/shop/x.ts", "../lib/x.ts", "#app/routes/x.tsx"),
    allows: from("./x.server.ts", "#data/hosts.ts", "#data/episodes/x.ts", "#app/lib/x.ts", "#app/site.ts", "zod"),
  },
  {
    in: "app/routes",
    says: /^Only app\/content reads data/,
    forbids: from("#data/hosts.ts", "#data/episodes/x.ts", "../../data/hosts.ts"),
    allows: [
      ...from("#app/content/x.server.ts", "#app/features/shop/x.ts", "#app/ui/x.tsx", "#app/lib/x.ts", "#app/site.ts"),
      'import type { Route } from "./+types/x";',
    ],
  },
  {
    in: "app/routes",
    says: /^Nothing imports a route/,
    forbids: from("#app/routes/memes._index.tsx", "./memes._index.tsx", "../routes/x.tsx"),
    allows: [],
  },
  {
    in: "app",
    says: /^Only app\/content reads data/,
    forbids: from("#data/hosts.ts", "../data/episodes/x.ts", "#tests/factories.ts"),
    allows: from("./features/shop/x.ts", "./app.css?url", "../.cache/fonts/x.woff2?url", "#app/lib/x.ts"),
  },
  { in: "app", says: /^Nothing imports a route/, forbids: from("./routes/x.tsx", "#app/routes/x.tsx"), allows: [] },
  ...["data", "data/episodes"].map((folder) => ({
    in: folder,
    says: /^Content files hold content only/,
    forbids: from("#app/lib/x.ts", "./x.ts", "../hosts.ts", "#data/hosts.ts", "react", schemas),
    allows: [`import type { EpisodeInput } from "${schemas}";`],
  })),
];

const probes = walls
  .flatMap((wall) => [
    ...wall.forbids.map((code) => ({ folder: wall.in, code, said: [expect.stringMatching(wall.says)] })),
    ...wall.allows.map((code) => ({ folder: wall.in, code, said: [] })),
  ])
  .map((probe, index) => ({ ...probe, file: `${probe.folder}/probe-${index}.ts` }));

let reports: readonly { file: string; message: string }[] = [];

beforeAll(() => {
  reports = lint();
});

test.each([...Map.groupBy(probes, ({ folder }) => folder)])(
  "the wall around %s stands and has its gates",
  (_, tries) => {
    for (const { code, file, said } of tries) {
      const messages = reports.filter((report) => report.file === file).map(({ message }) => message);
      expect({ code, messages }).toEqual({ code, messages: said });
    }
  },
);

test("every folder of app stands within a wall, but for the build's", () => {
  const folders = readdirSync("app", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const open = folders.filter(({ name }) => !walls.some((wall) => `${wall.in}/`.startsWith(`app/${name}/`)));
  expect(open.map(({ name }) => name)).toEqual(["build"]);
});

function from(...modules: string[]): string[] {
  return modules.map((module) => `export * as x from "${module}";`);
}

/** One run of the linter with the project's configuration, over a project whose files hold one import each. */
function lint(): { file: string; message: string }[] {
  const project = mkdtempSync(join(tmpdir(), "walls-"));
  copyFileSync(".oxlintrc.json", join(project, ".oxlintrc.json"));
  for (const { code, file } of probes) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), code);
  }
  const oxlint = join(process.cwd(), "node_modules/.bin/oxlint");
  const { stdout } = spawnSync(oxlint, ["--format=json"], { cwd: project, encoding: "utf8" });
  rmSync(project, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string; help: string }[] };
  return diagnostics
    .filter(({ code }) => code.includes("no-restricted-imports"))
    .map(({ filename, help }) => ({ file: filename, message: help }));
}

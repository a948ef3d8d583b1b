import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";

/** What the files of a folder may import, and what not: the names of files, or whole statements. */
type Boundary = { folder: string; forbids: readonly string[]; allows: readonly string[] };

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
const names = Object.keys(modules);

const above = [
  "#app/features/shop/x.ts",
  "#app/routes/x.tsx",
  "#app/root.tsx",
  "#app/build/x.ts",
  "#tests/factories.ts",
];
const dataFiles = ["#data/hosts.ts", "#data/episodes/x.ts"];
const ofSubfolders = ["#app/publish/og-images/x.ts", "#app/player/dock/x.tsx", "#app/features/quiz/round/x.tsx"];
const schemas = "#app/content/schemas.server.ts";

const ofModules = Object.entries(modules).map(([name, allowed]) => ({
  folder: `app/${name}`,
  forbids: [
    ...above,
    ...(name === "content" ? [] : dataFiles),
    ...names
      .filter((other) => other !== name)
      .map((other) => (allowed.includes(other) ? `#app/${other}/deeper/x.ts` : `#app/${other}/x.ts`)),
    "../x.ts",
    "../../data/hosts.ts",
  ],
  allows: ["./x.ts", "./deeper/x.ts", "react", ...[name, ...allowed].map((other) => `#app/${other}/x.ts`)],
}));

/** A folder that nobody has heard of yet stands within the same boundaries, and one within it. */
const ofFeatures = [...readdirSync("app/features"), "brand-new", "brand-new/deeper"].map((feature) => ({
  folder: `app/features/${feature}`,
  forbids: [
    ...above,
    ...dataFiles,
    ...ofSubfolders,
    "#app/document/x.ts",
    feature.includes("/") ? "../../other/x.tsx" : "../other/x.tsx",
    'import type { X } from "#app/features/other/x.tsx";',
    'export const load = () => import("#app/features/other/x.tsx");',
    "#app/content/episodes.server.ts",
  ],
  allows: [
    ...names.filter((name) => name !== "document" && name !== "publish").map((name) => `#app/${name}/x.ts`),
    "./drawings/x.tsx",
    "#app/site.ts",
    'import type { Episode } from "#app/content/episodes.server.ts";',
  ],
}));

const boundaries: readonly Boundary[] = [
  ...ofModules,
  ...ofModules.map((boundary) => ({ ...boundary, folder: `${boundary.folder}/deeper` })),
  ...ofFeatures,
  { folder: "app/player", forbids: ["#app/content/episodes.server.ts"], allows: ["#app/content/galleries.ts"] },
  {
    folder: "app/offline/worker",
    forbids: ["#data/hosts.ts", "#app/ui/x.tsx", "#app/store/x.ts", "#app/navigation/x.ts", "../x.ts"],
    allows: ["./x.ts", "#app/lib/x.ts", "#app/offline/x.ts", "workbox-routing"],
  },
  { folder: "app/content", forbids: [], allows: [...dataFiles, "#app/site.ts", "zod"] },
  {
    folder: "app/build",
    forbids: ["#data/hosts.ts", "../features/shop/x.ts", "#app/ui/x.tsx", "#app/store/x.ts", "#app/routes/x.tsx"],
    allows: ["./x.ts", "#app/lib/x.ts", "../content/x.server.ts", "#app/publish/x.server.ts", "#app/site.ts"],
  },
  ...["app/routes", "app"].map((folder) => ({
    folder,
    forbids: [
      ...dataFiles,
      ...ofSubfolders,
      "#tests/factories.ts",
      "#app/routes/x.tsx",
      folder === "app" ? "./routes/x.tsx" : "./memes._index.tsx",
    ],
    allows: [
      ...names.map((name) => `#app/${name}/x.ts`),
      "#app/content/x.server.ts",
      "#app/features/shop/x.ts",
      "#app/artwork/drawings/x.svg",
      'import type { Route } from "./+types/x";',
    ],
  })),
  ...["data", "data/episodes"].map((folder) => ({
    folder,
    forbids: ["#app/lib/x.ts", "./x.ts", "../hosts.ts", "#data/hosts.ts", "react", schemas],
    allows: [`import type { EpisodeInput } from "${schemas}";`],
  })),
];

const probes = boundaries.flatMap(({ folder, forbids, allows }, boundary) =>
  [...forbids, ...allows].map((code, index) => ({ boundary, code, file: `${folder}/probe-${boundary}-${index}.ts` })),
);

let refused: ReadonlySet<string>;

beforeAll(() => {
  refused = lint();
});

test.each(boundaries.map((boundary, place) => ({ ...boundary, place })))(
  "$folder imports what it may, and nothing else",
  ({ place, forbids }) => {
    const found = probes.filter(({ boundary, file }) => boundary === place && refused.has(file));
    expect(found.map(({ code }) => code)).toEqual(forbids);
  },
);

test("every folder of app has its boundary", () => {
  const folders = readdirSync("app", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const isOpen = (name: string) => boundaries.every(({ folder }) => !`${folder}/`.startsWith(`app/${name}/`));
  expect(folders.map(({ name }) => name).filter(isOpen)).toEqual([]);
});

/** The files that the linter refuses for an import, in a project with the real configuration whose files hold one each. */
function lint(): ReadonlySet<string> {
  const project = mkdtempSync(join(tmpdir(), "boundaries-"));
  copyFileSync(".oxlintrc.json", join(project, ".oxlintrc.json"));
  for (const { code, file } of probes) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), code.includes(" ") ? code : `export * as x from "${code}";`);
  }
  const oxlint = join(process.cwd(), "node_modules/.bin/oxlint");
  const { stdout } = spawnSync(oxlint, ["--format=json"], { cwd: project, encoding: "utf8", maxBuffer: 2 ** 26 });
  rmSync(project, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const ofImports = diagnostics.filter(({ code }) => code.includes("no-restricted-imports"));
  return new Set(ofImports.map(({ filename }) => filename));
}

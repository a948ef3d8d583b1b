/**
 * Defines the imports that each module may use (README.md, "The modules"). `npm run test:lint` runs this file. It reads imports
 * with Vite's parser, because dependency-cruiser 18 does not support TypeScript 7 and, with swc, missed the imports of 20 files.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";

const belowRoutes = "lib site store navigation search content artwork ui player offline";

/** For each module, the modules that it may import besides packages and itself. The lowest module is first. */
const mayImport: Readonly<Record<string, string>> = {
  lib: "",
  site: "",
  store: "lib",
  navigation: "lib",
  search: "lib navigation",
  content: "lib site search data",
  artwork: "lib site content",
  ui: "lib artwork",
  player: "lib site store navigation content artwork ui",
  offline: "lib site navigation artwork ui",
  "offline/worker": "lib offline",
  publish: "lib site navigation search content artwork",
  features: belowRoutes,
  layouts: "features",
  routes: `${belowRoutes} publish features`,
  app: `${belowRoutes} publish features`,
  tools: "lib site navigation search content artwork offline publish",
};

/** Returns a message for each forbidden import in a file's code. */
function findForbidden(file: string, code: string): string[] {
  return importsOf(file, code).flatMap(({ name, isType, line }) => {
    const reason = file.startsWith("data/") ? reasonInContent(name, isType) : reasonAgainst(file, name, isType);
    return reason ? `${file}:${line} imports ${name}: ${reason}` : [];
  });
}

function reasonInContent(name: string, isType: boolean): string | undefined {
  if (name === "#app/content/schemas.server.ts" && isType) return undefined;
  return "content files import nothing but types of #app/content/schemas.server.ts";
}

function reasonAgainst(file: string, name: string, isType: boolean): string | undefined {
  const path = name.startsWith(".") ? join(dirname(file), name) : name.replace(/^#/, "");
  const [own, other] = [moduleOf(file), moduleOf(path)];
  const isOutside = !/^(app(?!\/fonts)|data|tests)\//.test(path) || path.includes("/+types/");
  // The routes of the second gallery re-export the parts of the first one.
  const isGallery = file.startsWith("app/routes/gamejam-2025-gallery.") && path.startsWith("app/routes/memes.");
  if (isOutside || isGallery || (own === other && own !== "routes")) return undefined;
  const allowed = mayImport[own.replace(/\/(?!worker).*/, "")];
  if (allowed === undefined) return `add ${own} to the table in tests/module-boundaries.ts`;
  if (!allowed.split(" ").includes(other.replace(/\/.*/, "")))
    return `${own} may import itself, ${allowed || "no module"}`;
  if (!isPublic(path, other)) return "the subfolders of a module are its own, import a file at its top";
  const isBuildTime = file.includes(".server.") || own === "tools" || own === "routes";
  if (path.includes(".server.") && !isType && !isBuildTime) return "browsers have no .server files, import types only";
  return undefined;
}

/** "app/features/quiz/round/x.tsx" → "features/quiz", "app/lib/x.ts" → "lib", "app/root.tsx" → "app", "data/x.ts" → "data". */
function moduleOf(path: string): string {
  if (path === "app/site.ts") return "site";
  return /^app\/(offline\/worker|features\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? path.replace(/\/.*/, "");
}

function isPublic(path: string, module: string): boolean {
  return dirname(path) === `app/${module}` || /^(data\/|app\/artwork\/drawings\/|app\/[^/]+$)/.test(path);
}

function importsOf(file: string, code: string) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const exported = staticExports.flatMap(({ entries }) => entries.filter((entry) => entry.moduleRequest !== null));
  const requests = [
    ...staticImports.map(({ moduleRequest, entries }) => ({ span: moduleRequest, entries })),
    ...exported.map((entry) => ({ span: entry.moduleRequest, entries: [entry] })),
    ...dynamicImports.map(({ moduleRequest }) => ({ span: moduleRequest, entries: [] })),
  ];
  return requests.map(({ span, entries }) => ({
    name: code.slice((span?.start ?? 0) + 1, (span?.end ?? 0) - 1),
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
    line: code.slice(0, span?.start).split("\n").length,
  }));
}

const files = globSync("{app,data}/**/*.{ts,tsx,mjs}").filter((file) => !file.endsWith(".d.ts"));
const forbidden = files.flatMap((file) => findForbidden(file, readFileSync(file, "utf8")));
if (forbidden.length > 0) console.error(`${forbidden.join("\n")}\nSee "The modules" in README.md.`);
process.exitCode = forbidden.length > 0 ? 1 : 0;

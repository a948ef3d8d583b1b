import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findForbidden } from "../module-boundaries.ts";

test.each([
  ["app/lib/x.ts", 'import "#app/ui/x.tsx";', "lib may import itself, no module"],
  ["app/lib/x.ts", 'import "../ui/x.tsx";', "lib may import"],
  ["app/ui/x.tsx", 'import type { X } from "#app/store/x.ts";', "ui may import itself, lib artwork"],
  ["app/search/x.tsx", 'export * from "#app/store/x.ts";', "search may import"],
  ["app/features/a/x.tsx", 'import "#app/features/b/x.tsx";', "features/a may import"],
  ["app/features/a/deeper/x.tsx", 'import "../../b/x.tsx";', "features/a may import"],
  ["app/features/a/x.tsx", 'export const load = () => import("../b/x.tsx");', "features/a may import"],
  ["app/features/a/x.tsx", 'import "#app/routes/shop.tsx";', "features/a may import"],
  ["app/features/a/x.tsx", 'import "#app/publish/x.ts";', "features/a may import"],
  ["app/features/a/x.tsx", 'import "#app/player/dock/x.tsx";', "subfolders"],
  ["app/features/a/x.tsx", 'import { x } from "#app/content/x.server.ts";', ".server"],
  ["app/routes/shop.tsx", 'import "./memes._index.tsx";', "routes may import"],
  ["app/routes/shop.tsx", 'import "#app/features/quiz/round/x.tsx";', "subfolders"],
  ["app/root.tsx", 'import "#data/presenters.ts";', "app may import"],
  ["app/root.tsx", 'import "#tests/factories.ts";', "app may import"],
  ["app/offline/worker/x.ts", 'import "#app/ui/x.tsx";', "offline/worker may import"],
  ["app/tools/x.ts", 'import "#app/store/x.ts";', "tools may import"],
  ["app/brand-new/x.ts", 'import "#app/lib/x.ts";', "add brand-new to the table"],
  ["data/episodes/x.ts", 'import "react";', "content files import nothing"],
  ["data/episodes/x.ts", 'import { x } from "#app/content/schemas.server.ts";', "content files import nothing"],
])("the file %s must not contain: %s", (file, code, reason) => {
  expect(findForbidden(file, `\n${code}`)).toEqual([expect.stringContaining(reason)]);
  expect(findForbidden(file, `\n${code}`)[0]).toMatch(new RegExp(`^${file}:2 imports `));
});

test.each([
  ["app/features/a/deeper/x.tsx", 'import "../x.tsx"; import "#app/artwork/drawings/x.svg?url"; import "react";'],
  ["app/features/a/x.tsx", 'import type { X } from "#app/content/x.server.ts"; import "#app/site.ts";'],
  ["app/routes/shop.tsx", 'import type { Route } from "./+types/shop"; import "#app/content/x.server.ts";'],
  ["app/content/x.server.ts", 'import "#data/presenters.ts"; import "./loading/x.server.ts";'],
  ["data/episodes/x.ts", 'import type { EpisodeInput } from "#app/content/schemas.server.ts";'],
])("the file %s may contain: %s", (file, code) => {
  expect(findForbidden(file, code)).toEqual([]);
});

test("the linter reports an import cycle, including type imports", () => {
  const folder = mkdtempSync(join(tmpdir(), "cycle-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "app"));
  writeFileSync(join(folder, "package.json"), '{ "imports": { "#app/*": "./app/*" } }');
  writeFileSync(join(folder, "app/a.ts"), 'import type { B } from "#app/b.ts";\nexport type A = B | 1;');
  writeFileSync(join(folder, "app/b.ts"), 'import type { A } from "./a.ts";\nexport type B = A | 2;');
  const args = ["--config", resolve(".oxlintrc.json"), "."];
  const { stdout } = spawnSync(resolve("node_modules/.bin/oxlint"), args, { cwd: folder, encoding: "utf8" });
  expect(stdout).toContain("import(no-cycle)");
});

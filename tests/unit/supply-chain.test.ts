import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

type LockEntry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
};

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, LockEntry> };
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");

test("package.json says each of its names once", () => {
  const text = readFileSync("package.json", "utf8");
  expect(JSON.stringify(JSON.parse(text), undefined, 2)).toBe(text.trim());
});

test("every package comes from the registry with a hash of its contents", () => {
  expect(packages.length).toBeGreaterThan(100);
  const suspicious = packages.filter(
    ([, { integrity, link, resolved }]) =>
      link || resolved?.startsWith("git") || resolved?.startsWith("file") || !integrity?.startsWith("sha512-"),
  );
  expect(suspicious.map(([path]) => path)).toEqual([]);
});

test("the lock file names no registry's address", () => {
  expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});

test("only known packages may run a script when they are installed", () => {
  const names = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ""));
  // Node's script puts the runtime in its place; whoever adds another name here has read that script.
  expect([...new Set(names)]).toEqual(["node"]);
  expect(manifest.allowScripts).toEqual({ node: true });
});

test("direct dependencies are pinned, and React Router's packages to one version", () => {
  const direct = { ...manifest.dependencies, ...manifest.devDependencies };
  const loose = Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(loose).toEqual([]);
  const routerVersions = Object.entries(direct)
    .filter(([name]) => name === "react-router" || name.startsWith("@react-router/"))
    .map(([, version]) => version);
  expect(new Set(routerVersions).size).toBe(1);
});

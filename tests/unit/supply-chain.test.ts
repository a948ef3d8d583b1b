import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type LockEntry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  bin?: Record<string, string>;
  os?: string;
  cpu?: string;
};

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, LockEntry> };
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  scripts: Record<string, string>;
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");

test("every locked package has an integrity hash and names no registry", () => {
  expect(packages.length).toBeGreaterThan(100);
  const suspicious = packages.filter(([, { integrity, link, resolved }]) => {
    return link || resolved || !integrity?.startsWith("sha512-");
  });
  expect(suspicious.map(([path]) => path)).toEqual([]);
});

test("no package has an install script", () => {
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(scripted.map(([path]) => path)).toEqual([]);
  expect(manifest).not.toHaveProperty("allowScripts");
});

test("the lock file has one version of Node for each system", () => {
  const runtimes = packages.filter(([, { bin }]) => bin?.["node"]).map(([, entry]) => entry);
  const systems = runtimes.map(({ os, cpu }) => `${os} ${cpu}`).toSorted();
  expect(systems.join()).toBe("darwin arm64,darwin x64,linux arm64,linux x64,win32 x64");
  // npm skips packages of other systems only if they are optional.
  expect(runtimes.filter(({ optional }) => !optional)).toEqual([]);
  expect(new Set(runtimes.map(({ version }) => version)).size).toBe(1);
});

test("the lock file has the optional dependencies of every platform", () => {
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lock.packages[`${path}/node_modules/${name}`] && !lock.packages[`node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test("every script that runs TypeScript first installs missing packages, including Node", () => {
  const running = Object.entries(manifest.scripts).filter(([, command]) => /^node \S+\.ts/.test(command));
  expect(running.map(([name]) => name)).toContain("build");
  const bare = running.filter(([name]) => manifest.scripts[`pre${name}`] !== "node app/tools/install.mjs");
  expect(bare.map(([name]) => name)).toEqual([]);
});

test("direct dependencies are pinned", () => {
  const direct = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

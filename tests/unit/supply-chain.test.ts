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

test("every package comes from the registry, whose address is not named, with a hash of its contents", () => {
  expect(packages.length).toBeGreaterThan(100);
  const suspicious = packages.filter(([, { integrity, link, resolved }]) => {
    return link || resolved || !integrity?.startsWith("sha512-");
  });
  expect(suspicious.map(([path]) => path)).toEqual([]);
});

test("no package runs a script when it is installed", () => {
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(scripted.map(([path]) => path)).toEqual([]);
  expect(manifest).not.toHaveProperty("allowScripts");
});

test("the Node that runs everything is a locked package for each system, in one version", () => {
  const runtimes = packages.filter(([, { bin }]) => bin?.["node"]).map(([, entry]) => entry);
  const systems = runtimes.map(({ os, cpu }) => `${os} ${cpu}`).toSorted();
  expect(systems.join()).toBe("darwin arm64,darwin x64,linux arm64,linux x64,win32 x64");
  // A package for another system may be left out only if it is optional.
  expect(runtimes.filter(({ optional }) => !optional)).toEqual([]);
  expect(new Set(runtimes.map(({ version }) => version)).size).toBe(1);
});

test("optional dependencies for every platform are in the lock file", () => {
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lock.packages[`${path}/node_modules/${name}`] && !lock.packages[`node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test("every command that runs TypeScript installs what is missing first, the Node that understands it too", () => {
  const running = Object.entries(manifest.scripts).filter(([, command]) => /^node \S+\.ts/.test(command));
  expect(running.map(([name]) => name)).toContain("build");
  const bare = running.filter(([name]) => manifest.scripts[`pre${name}`] !== "node app/build/install.mjs");
  expect(bare.map(([name]) => name)).toEqual([]);
});

test("direct dependencies are pinned", () => {
  const direct = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

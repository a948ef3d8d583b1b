/**
 * Installs the packages that are missing, before `npm start`, `npm test` and their like. Plain JavaScript without
 * packages, because it runs before there are any, on whatever Node (from 20 up) the machine has.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

const [special] = /[#?*]/.exec(process.cwd()) ?? [];
if (special) {
  console.error(
    `Rename the folder ${process.cwd()}: Vite and Node cannot load files from a path that contains "${special}".`,
  );
  process.exit(1);
}
const missing = countMissing();
if (missing > 0) install(missing);

/** How many packages of the lock file are not in node_modules, in its version. */
function countMissing() {
  const lock = readJson("package-lock.json");
  const own = readJson("package.json");
  const locked = lock?.packages?.[""];
  const isLockCurrent = ["dependencies", "devDependencies", "optionalDependencies"].every((kind) =>
    isDeepStrictEqual(own?.[kind] ?? {}, locked?.[kind] ?? {}),
  );
  if (!lock || !isLockCurrent) return 1;
  // What npm itself wrote down of its last run. Packages for other systems are optional and stay away.
  const installed = readJson("node_modules/.package-lock.json")?.packages ?? {};
  return Object.entries(lock.packages).filter(
    ([path, entry]) =>
      path !== "" &&
      (installed[path]?.version !== entry.version ? !entry.optional || isOwnNode(entry) : !existsSync(path)),
  ).length;
}

/** Whether this is the Node for this system, which is optional only because there is one for each. */
function isOwnNode({ bin, os, cpu }) {
  return bin?.node !== undefined && os === process.platform && cpu === process.arch;
}

function install(count) {
  console.log(`  … packages: installing ${count}, about a minute on a slow network`);
  const start = performance.now();
  // What builds and tests the site are dev dependencies, also where NODE_ENV says production.
  const command = "install --include=dev --include=optional --no-save --no-audit --no-fund --loglevel=error";
  const args = command.split(" ");
  const npm = process.env["npm_execpath"];
  const { status, stdout, stderr, error } = npm
    ? spawnSync(process.execPath, [npm, ...args], { encoding: "utf8" })
    : spawnSync("npm", args, { encoding: "utf8" });
  // Of an optional package that cannot be fetched npm says nothing.
  const packages = Object.entries(readJson("package-lock.json")?.packages ?? {});
  const hasNode = packages.every(([path, entry]) => !isOwnNode(entry) || existsSync(path));
  if (status === 0 && hasNode) {
    console.log(`  ✓ packages: installed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return;
  }
  const output = `${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}`;
  const isNetwork =
    status === 0 || /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output);
  console.error(
    isNetwork
      ? "The packages could not be downloaded. Check the network or npm's proxy settings, then run the command again."
      : `npm could not install the packages:\n${output.trim()}`,
  );
  process.exitCode = 1;
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Installs missing packages before `npm start`, `npm test` and other scripts. Plain JavaScript without dependencies,
 * because it runs before they exist, on any Node from 20.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [special] = /[#?*]/.exec(process.cwd()) ?? [];
if (special) {
  console.error(
    `Rename the folder ${process.cwd()}: Vite and Node cannot load files from a path that contains "${special}".`,
  );
  process.exitCode = 1;
} else if (missing().length > 0) install();

/**
 * Returns packages of the lock file whose locked version is not installed. Ignores optional packages for other
 * systems.
 */
function missing() {
  const installed = readPackages("node_modules/.package-lock.json");
  return Object.entries(readPackages("package-lock.json")).filter(
    ([path, entry]) =>
      path !== "" && installed[path]?.version !== entry.version && (!entry.optional || isOwnNode(entry)),
  );
}

/** Returns true for the Node package of this system, which is optional only because there is one per system. */
function isOwnNode({ bin, os, cpu }) {
  return bin?.node !== undefined && os === process.platform && cpu === process.arch;
}

function install() {
  console.log(`  … packages: installing ${missing().length}, about a minute on a slow network`);
  const start = performance.now();
  // Dev dependencies build and test the site, so install them even if NODE_ENV is "production".
  const command = "install --include=dev --include=optional --no-save --no-audit --no-fund --loglevel=error";
  const npm = process.env["npm_execpath"];
  const [program, ...args] = [...(npm ? [process.execPath, npm] : ["npm"]), ...command.split(" ")];
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
  // npm does not report an optional package that it could not fetch.
  if (status === 0 && missing().length === 0) {
    console.log(`  ✓ packages: installed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return;
  }
  const output = `${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}`;
  const isNetwork = status === 0 || /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|network/i.test(output);
  console.error(
    isNetwork
      ? "The packages could not be downloaded. Check the network or npm's proxy settings, then run the command again."
      : `npm could not install the packages:\n${output.trim()}`,
  );
  process.exitCode = 1;
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages;
  } catch {
    return {};
  }
}

/**
 * Installs the packages before `npm start`, `npm test` and other scripts, if the lock file has changed. Plain
 * JavaScript without dependencies, because it runs before they exist, on any Node from 20.
 */
import { spawnSync } from "node:child_process";
import { existsSync, statSync, utimesSync } from "node:fs";

/** npm writes it at the end of an installation. */
const record = "node_modules/.package-lock.json";

const [special] = /[#?*]/.exec(process.cwd()) ?? [];
if (special) fail(`Rename the folder ${process.cwd()}: Vite and Node cannot load files from a path with "${special}".`);
else if (!existsSync(record) || statSync("package-lock.json").mtime > statSync(record).mtime) install();

function install() {
  console.log("  … packages: installing, about a minute on a slow network");
  // Dev dependencies build and test the site, so install them even if NODE_ENV is "production".
  const command = "install --include=dev --include=optional --no-save --no-audit --no-fund --loglevel=error";
  const npm = process.env["npm_execpath"];
  const [program, ...args] = [...(npm ? [process.execPath, npm] : ["npm"]), ...command.split(" ")];
  const { status } = spawnSync(program, args, { stdio: ["ignore", "ignore", "inherit"] });
  const hasNode = existsSync("node_modules/.bin/node") || Number.parseInt(process.versions.node, 10) >= 24;
  if (status !== 0) {
    fail("The packages could not be installed. Check the network or npm's proxy settings, then run the command again.");
  } else if (!hasNode) {
    // npm does not report an optional package that it could not fetch.
    fail("Node's package could not be installed. Run npm install again, or install Node 24 or newer yourself.");
  } else {
    utimesSync(record, new Date(), new Date());
    console.log("  ✓ packages");
  }
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

/** `npm run test:hosts`: builds the site for the top of a host and for a base path, and tries both on every host that is found. */
import { spawnSync } from "node:child_process";

const builds = [
  { BASE: "/", BUILD_FOLDER: "build" },
  { BASE: "/Devtherapy-Site/", BUILD_FOLDER: "build-base" },
];

for (const build of builds) run("npm", ["run", "--silent", "build"], build);
run("playwright", ["test", "--config", "tests/hosts/playwright.config.ts", ...process.argv.slice(2)], {});

function run(command: string, args: readonly string[], env: Record<string, string>): void {
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export type Engine = {
  name: string;
  /** The command that installs it. */
  install: string;
  isFound: () => boolean;
  /** Starts a server on a port of the loopback address. It serves the folder `root`. */
  start: (place: { root: string; port: number; scratch: string }) => ChildProcess;
  /** True if this host reads the `_headers` file. */
  readsHeaders: boolean;
};

const wrangler = "4.164.0";

export const engines: readonly Engine[] = [
  {
    name: "a server like GitHub Pages",
    install: "",
    isFound: () => true,
    readsHeaders: false,
    start: ({ root, port }) => run("node", ["tests/hosts/github-pages.ts", root, String(port)]),
  },
  {
    name: "nginx",
    install: "apt-get install nginx",
    isFound: () => isCommand("nginx", "-v"),
    readsHeaders: false,
    start: ({ root, port, scratch }) => {
      const block = readFileSync("app/tools/nginx.conf", "utf8");
      const server = block
        .replace("listen 80;", `listen 127.0.0.1:${port};`)
        .replace("/var/www/devtherapy;", `${root};`);
      const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (kind) => `${kind}_temp_path ${scratch}/${kind};`,
      );
      const main = `daemon off; pid ${scratch}/pid; error_log ${scratch}/error.log; worker_processes 1; events {}
http { include /etc/nginx/mime.types; access_log off; ${temp.join(" ")} ${server} }`;
      writeFileSync(join(scratch, "nginx.conf"), main);
      return run("nginx", ["-p", scratch, "-c", join(scratch, "nginx.conf")]);
    },
  },
  {
    name: "Cloudflare Pages",
    install: `npx wrangler@${wrangler}`,
    isFound: () => isCommand("npx", "--yes", `wrangler@${wrangler}`, "--version"),
    readsHeaders: true,
    start: ({ root, port, scratch }) => {
      const options = ["--port", String(port), "--ip", "127.0.0.1", "--inspector-port", "0", "--persist-to", scratch];
      return run("npx", ["--yes", `wrangler@${wrangler}`, "pages", "dev", root, ...options], {
        WRANGLER_SEND_METRICS: "false",
        CI: "1",
        HOME: scratch,
      });
    },
  },
];

/** Serves the build with an engine until `stop` is called. Rejects with the engine's output if it does not start. */
export async function serveBy(engine: Engine, port: number) {
  const scratch = mkdtempSync(join(tmpdir(), "host-"));
  // Let all users read the folder, because a server that root starts runs as another user.
  chmodSync(scratch, 0o755);
  const root = join(scratch, "root");
  // Serve a copy, because wrangler writes into the folder.
  cpSync("build/client", root, { recursive: true });
  const server = engine.start({ root, port, scratch });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", (text: Buffer) => (output += String(text)));
  const stop = async () => {
    if (server.exitCode === null && server.pid) {
      process.kill(-server.pid, "SIGTERM");
      await Promise.race([once(server, "exit"), wait(5000)]);
    }
    rmSync(scratch, { recursive: true, force: true });
  };
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && server.exitCode === null) {
    const isUp = await fetch(`http://localhost:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { stop, origin: `http://localhost:${port}` };
    await wait(200);
  }
  await stop();
  throw new Error(`${engine.name} does not serve the site:\n${output}`);
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(command, args, { env: { ...process.env, ...env }, detached: true, stdio: ["ignore", "pipe", "pipe"] });
}

function isCommand(command: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

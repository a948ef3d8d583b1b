import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** What differs between hosts, beyond what every one of them must do. */
export type Engine = {
  name: string;
  /** What to install where it is missing. */
  install: string;
  isFound: () => boolean;
  /** The command that serves `root` on a port of the loopback address. */
  start: (place: { root: string; port: number; scratch: string }) => ChildProcess;
  /** Whether it can be told what to answer: GitHub Pages cannot. */
  hasHeaders: boolean;
  /** Whether it is told the types of all files; else it has names of its own for them. */
  hasTypes: boolean;
  /** Whether it leads every other form of a page's address to the page; elsewhere 404.html does. */
  redirects: boolean;
  compression: readonly ("br" | "gzip")[];
};

const wrangler = "4.164.0";

export const engines: readonly Engine[] = [
  {
    name: "a server like GitHub Pages",
    install: "",
    isFound: () => true,
    hasHeaders: false,
    hasTypes: false,
    redirects: false,
    compression: [],
    start: ({ root, port }) => run("node", ["tests/hosts/github-pages.ts", root, String(port)]),
  },
  {
    name: "nginx",
    install: "apt-get install nginx",
    isFound: () => isCommand("nginx", "-v"),
    hasHeaders: true,
    hasTypes: true,
    redirects: true,
    compression: ["gzip"],
    start: ({ root, port, scratch }) => {
      const conf = readFileSync("build/hosts/nginx.conf", "utf8")
        .replace("listen 80;", `listen 127.0.0.1:${port};`)
        .replace("listen [::]:80;", "")
        .replace("/var/www/devtherapy;", `${root};`);
      const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (kind) => `${kind}_temp_path ${scratch}/${kind};`,
      );
      const main = `daemon off; pid ${scratch}/pid; error_log ${scratch}/error.log; worker_processes 1; events {}
http { access_log off; ${temp.join(" ")} ${conf} }`;
      writeFileSync(join(scratch, "nginx.conf"), main);
      return run("nginx", ["-p", scratch, "-c", join(scratch, "nginx.conf")]);
    },
  },
  {
    name: "Caddy",
    install: "apt-get install caddy",
    isFound: () => isCommand("caddy", "version"),
    hasHeaders: true,
    hasTypes: true,
    redirects: true,
    compression: ["br", "gzip"],
    start: ({ root, port, scratch }) => {
      const conf = readFileSync("build/hosts/Caddyfile", "utf8")
        .replace(/^\S+ \{$/m, `http://localhost:${port} {`)
        .replace("root * /var/www/devtherapy", `root * ${root}`);
      writeFileSync(join(scratch, "Caddyfile"), `{\n\tadmin off\n}\n${conf}`);
      return run("caddy", ["run", "--adapter", "caddyfile", "--config", join(scratch, "Caddyfile")], { HOME: scratch });
    },
  },
  {
    name: "Apache",
    install: "apt-get install apache2",
    isFound: () => isCommand("apache2", "-v"),
    hasHeaders: true,
    hasTypes: true,
    redirects: true,
    compression: ["br", "gzip"],
    start: ({ root, port, scratch }) => {
      cpSync("build/hosts/.htaccess", join(root, ".htaccess"));
      const modules = ["mpm_event", "authz_core", "mime", "dir", "rewrite", "headers", "alias"];
      const load = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
      const main = `${load.join("\n")}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${scratch}/pid
ErrorLog ${scratch}/error.log
Include /etc/apache2/mods-available/mime.conf
DocumentRoot ${root}
<Directory ${root}>
  Options FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
`;
      writeFileSync(join(scratch, "apache.conf"), main);
      return run("apache2", ["-D", "FOREGROUND", "-f", join(scratch, "apache.conf")]);
    },
  },
  {
    name: "Cloudflare Pages",
    install: `npx wrangler@${wrangler}`,
    isFound: () => isCommand("npx", "--yes", `wrangler@${wrangler}`, "--version"),
    hasHeaders: true,
    hasTypes: false,
    redirects: false,
    compression: [],
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

/** Serves the build by an engine until it is stopped. Rejects with what the engine said when it does not start. */
export async function serveBy(engine: Engine, port: number) {
  const scratch = mkdtempSync(join(tmpdir(), "host-"));
  // Servers that are started by root answer as somebody else.
  chmodSync(scratch, 0o755);
  const root = join(scratch, "root");
  // A copy, because Apache's .htaccess lies in it.
  cpSync("build/client", root, { recursive: true });
  const server = engine.start({ root, port, scratch });
  let said = "";
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", (text: Buffer) => (said += String(text)));
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
  throw new Error(`${engine.name} does not serve the site:\n${said}`);
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

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { basePath } from "../../lib/base-path.ts";
import { site } from "../../site.ts";
import { htaccess } from "./apache.ts";
import { caddyfile } from "./caddy.ts";
import { headersFile } from "./headers-file.ts";
import { nginxConf } from "./nginx.ts";

/**
 * Writes what hosts are told of the site in `folder`, for the base path of this build. `files` are the paths of its files.
 * `_headers` belongs to the top of the host: it lies in the site where that is the same, and beside the others otherwise.
 */
export async function writeHosts(folder: string, files: readonly string[]): Promise<void> {
  const { host } = new URL(site.url);
  const hosts = join(folder, "../hosts");
  await mkdir(hosts, { recursive: true });
  await writeFile(join(hosts, "nginx.conf"), nginxConf({ base: basePath, host }));
  await writeFile(join(hosts, "Caddyfile"), caddyfile({ base: basePath, host }));
  await writeFile(join(hosts, ".htaccess"), htaccess({ base: basePath }));
  await writeFile(join(basePath === "" ? folder : hosts, "_headers"), headersFile(files, basePath));
}

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { assetsIn } from "#app/offline/site-caches.ts";
import { atBase } from "#app/lib/url.ts";

/** What the worker brings along that has no hash in its name: its address, and its file in the finished site. */
const precached = [
  { address: "/offline", file: "offline.html" },
  ...["discord", "github", "youtube"].map((name) => ({ address: `/icons/${name}.svg`, file: `icons/${name}.svg` })),
];

/**
 * Writes sw.js into a finished site. 'worker' brings along the shell: the offline screen and what it names, which is
 * what every page needs. 'kill-switch' removes what an earlier build's worker keeps.
 */
export async function writeWorker(folder: string, kind: "worker" | "kill-switch"): Promise<void> {
  const screen = await readFile(join(folder, "offline.html"), "utf8");
  const shell = {
    precached: await Promise.all(
      precached.map(async ({ address, file }) => ({
        url: atBase(address),
        revision: createHash("sha256")
          .update(await readFile(join(folder, file)))
          .digest("hex"),
      })),
    ),
    assets: assetsIn(screen),
  };
  await build({
    configFile: false,
    logLevel: "silent",
    define: {
      "process.env.BASE_PATH": JSON.stringify((process.env.BASE ?? "/").slice(0, -1)),
      "process.env.NODE_ENV": '"production"',
      __BUILD__: JSON.stringify(/data-built="([^"]+)"/.exec(screen)?.[1]),
      __SHELL__: JSON.stringify(shell),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: `app/offline/worker/${kind}.ts`, output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
}

import { globSync } from "node:fs";
import { glob, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build } from "vite";
import { assetsIn } from "#app/offline/site-caches.ts";
import { headersFile } from "./headers.ts";

/** The only page that hydrates at any URL. Web servers send it, as 404.html, for unknown paths. */
const fallback = "__spa-fallback.html";

/**
 * Turns React Router's output folder into the site for static hosts. `sitemap` renders a sitemap from the paths of
 * pages.
 */
export async function finishBuild(
  folder: string,
  sitemap: (paths: readonly string[]) => Promise<Uint8Array>,
): Promise<void> {
  await rename(join(folder, fallback), join(folder, "404.html"));
  await movePages(folder);
  await rm(join(folder, ".vite"), { recursive: true, force: true });
  // React Router also writes unused data files for resource routes (x.json, x.png).
  const resourceData = "**/*.{json,png,jpg,ics,xml}.data";
  for await (const file of glob(resourceData, { cwd: folder })) await rm(join(folder, file));
  const listed: string[] = [];
  for await (const file of glob("**/*.html", { cwd: folder })) {
    const html = await readFile(join(folder, file), "utf8");
    if (!html.includes('<meta name="robots" content="noindex"')) listed.push(pathOfPage(file));
  }
  await writeFile(join(folder, "sitemap.xml"), await sitemap(listed));
  await writeWorker(folder, process.env.WORKER === "off" ? "kill-switch" : "worker");
  await writeFile(join(folder, "_headers"), headersFile());
}

/**
 * Moves every page from x/index.html to x.html. Links, canonicals, the sitemap and feeds use /x. GitHub Pages and
 * Cloudflare Pages redirect /x to /x/ for x/index.html, and serve x.html at /x.
 */
async function movePages(folder: string): Promise<void> {
  for (const page of globSync("*/**/index.html", { cwd: folder })) {
    const left = dirname(join(folder, page));
    await rename(join(left, "index.html"), `${left}.html`);
    // Removes the folder, unless it contains other pages.
    await rmdir(left).catch(() => undefined);
  }
}

/** "episodes/x.html" → "/episodes/x", "index.html" → "/" */
export function pathOfPage(file: string): string {
  return `/${file}`.replace(/\.html$/, "").replace(/^\/index$/, "/");
}

/** Files without a hash in their names that the offline page shows. */
const offlineIcons = ["/icons/discord.svg", "/icons/github.svg", "/icons/youtube.svg"];

/**
 * Writes sw.js into a finished site. 'worker' caches the offline page, the files that it uses, and the toaster, which no
 * page names. 'kill-switch' removes an earlier build's worker and its caches.
 */
export async function writeWorker(folder: string, kind: "worker" | "kill-switch"): Promise<void> {
  const offlinePage = await readFile(join(folder, "offline.html"), "utf8");
  const toaster = globSync("assets/toaster-*.js", { cwd: folder }).map((file) => `/${file}`);
  await build({
    configFile: false,
    logLevel: "silent",
    define: {
      "process.env.NODE_ENV": '"production"',
      __BUILD__: JSON.stringify(/data-built="([^"]+)"/.exec(offlinePage)?.[1]),
      __OFFLINE_FILES__: JSON.stringify(["/offline", ...offlineIcons, ...assetsIn(offlinePage), ...toaster]),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: `app/offline/worker/${kind}.ts`, output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
}

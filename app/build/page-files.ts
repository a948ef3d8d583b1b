import { globSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Moves every page from x/index.html to x.html. GitHub Pages and Cloudflare Pages redirect /x to /x/ for the first and
 * answer /x at once for the second, and /x is the one address that links, canonicals, sitemap and feeds name.
 */
export async function movePages(folder: string): Promise<void> {
  const pages = globSync("*/**/index.html", { cwd: folder });
  for (const page of pages) {
    const from = join(folder, page);
    await rename(from, from.replace(/\/index\.html$/, ".html"));
  }
  for (const page of pages) await removeIfEmpty(join(folder, page, ".."));
}

/** The address of a page's file: "episodes/x.html" → "/episodes/x", "index.html" → "/". */
export function pathOfPage(file: string): string {
  return `/${file}`.replace(/\.html$/, "").replace(/^\/index$/, "/");
}

async function removeIfEmpty(folder: string): Promise<void> {
  const isEmpty = globSync("*", { cwd: folder }).length === 0;
  if (isEmpty) await rm(folder, { recursive: true });
}

import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

import { SitemapStream, streamToPromise } from "sitemap";

import type { PageDetails } from "../content/sitemap.server.ts";
import { site } from "../site.ts";
import { pathOfPage } from "./page-files.ts";

/** Writes the sitemap of every page that search engines may list. Rejects when a detail breaks the sitemaps' rules. */
export async function writeSitemap(folder: string, details: ReadonlyMap<string, PageDetails>): Promise<void> {
  const paths: string[] = [];
  for await (const page of glob("**/*.html", { cwd: folder })) {
    const html = await readFile(join(folder, page), "utf8");
    if (!/<meta name="robots" content="noindex"/.test(html)) paths.push(pathOfPage(page));
  }
  const items = paths.toSorted().map((path) => ({ url: site.url + path, ...details.get(path) }));
  const problems: string[] = [];
  const stream = new SitemapStream({
    xmlns: { news: false, xhtml: false, image: true, video: true },
    errorHandler: ({ message }) => problems.push(message),
  });
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  if (problems.length > 0) throw new Error(`The sitemap breaks rules:\n${problems.join("\n")}`);
  await writeFile(join(folder, "sitemap.xml"), xml);
}

import { Readable } from "node:stream";

import { SitemapStream, streamToPromise } from "sitemap";

import type { PageDetails } from "#app/publish/sitemap.server.ts";

import { site } from "../site.ts";

/** Whether search engines may list a page. */
export function isListed(html: string): boolean {
  return !/<meta name="robots" content="noindex"/.test(html);
}

/** The sitemap of the pages at these paths. Rejects when a detail breaks the sitemaps' rules. */
export async function sitemap(
  paths: readonly string[],
  details: ReadonlyMap<string, PageDetails>,
): Promise<Uint8Array> {
  const items = paths.toSorted().map((path) => ({ url: site.url + path, ...details.get(path) }));
  const problems: string[] = [];
  const stream = new SitemapStream({
    xmlns: { news: false, xhtml: false, image: true, video: true },
    errorHandler: ({ message }) => problems.push(message),
  });
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  if (problems.length > 0) throw new Error(`The sitemap breaks rules:\n${problems.join("\n")}`);
  return xml;
}

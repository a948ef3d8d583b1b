/** The caches of the service worker (worker/) and their maximum number of entries. The oldest entries are evicted. */
export const siteCaches = {
  pages: { name: "devtherapy-pages", entries: 40 },
  data: { name: "devtherapy-data", entries: 80 },
  assets: { name: "devtherapy-assets", entries: 250 },
  tiles: { name: "devtherapy-tiles", entries: 60 },
} as const;

/** Returns true if this site built the document. False for the pages of proxies and Wi-Fi logins. */
export function isOurPage(html: string): boolean {
  return /<html\b[^>]*\sdata-built=/.test(html);
}

/** The worker's message to open pages when a new version has taken over. */
export type NewVersion = { type: "NEW_VERSION"; build: string };

/** Returns true for files with a hash in their names, which never change. */
export function isAsset(pathname: string): boolean {
  return pathname.startsWith("/assets/");
}

/** Returns true for gallery tiles, which also have a hash in their names. */
export function isTile(pathname: string): boolean {
  return pathname.startsWith("/tiles/");
}

/** Returns true for page data and for JSON that pages fetch: quizzes, started episodes, the search. */
export function isData(pathname: string): boolean {
  return /\.data$|^\/((quizzes|episodes\/by-video)\/[^/]+|search)\.json$/.test(pathname);
}

/** Returns true for paths without an extension. */
export function isPage(pathname: string): boolean {
  return !pathname.split("/").at(-1)?.includes(".");
}

/** Returns the URL of a page's data: "/x" gives "/x.data". */
export function dataOf(pathname: string): string {
  return pathname === "/" ? "/_.data" : `${pathname}.data`;
}

/** Returns the scripts, fonts and drawings that a page names. */
export function assetsIn(html: string): string[] {
  const named = html.matchAll(/["'(](\/assets\/[\w.-]+)/g);
  return [...new Set([...named].map(([, address = ""]) => address))];
}

/** The caches of the service worker (worker/), and the most that each may hold: the rest goes, the oldest first. */
export const siteCaches = {
  pages: { name: "devtherapy-pages", entries: 40 },
  data: { name: "devtherapy-data", entries: 80 },
  assets: { name: "devtherapy-assets", entries: 250 },
  tiles: { name: "devtherapy-tiles", entries: 60 },
} as const;

/** Whether a document was built here, and is not what a proxy or the login of a Wi-Fi answered in its place. */
export function isOurPage(html: string): boolean {
  return /<html\b[^>]*\sdata-built=/.test(html);
}

/** What the worker tells open pages when another version has taken over. */
export type NewVersion = { type: "NEW_VERSION"; build: string };

/** Files whose names hold a hash: what is under such a name never changes. */
export function isAsset(pathname: string): boolean {
  return pathname.startsWith("/assets/");
}

/** The galleries' small pictures, whose names hold a hash as well. */
export function isTile(pathname: string): boolean {
  return pathname.startsWith("/tiles/");
}

/** The pages' data, and the JSON that they fetch: quizzes, sessions, parts of long lists, the search. */
export function isData(pathname: string): boolean {
  return /\.data$|^\/((quizzes|sessions)\/[^/]+|more\/.+|search)\.json$/.test(pathname);
}

/** Pages are all that has no ending. */
export function isPage(pathname: string): boolean {
  return !pathname.split("/").at(-1)?.includes(".");
}

/** Where the router asks for a page's data: "/x" → "/x.data". */
export function dataOf(pathname: string): string {
  return pathname === "/" ? "/_.data" : `${pathname}.data`;
}

/** The scripts, fonts and drawings that a page names. */
export function assetsIn(html: string): string[] {
  const named = html.matchAll(/["'(](\/assets\/[\w.-]+)/g);
  return [...new Set([...named].map(([, address = ""]) => address))];
}

/** The caches of the service worker (app/worker/), and the most that each may hold: the rest goes, the oldest first. */
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

/** The caches of the service worker and their maximum number of entries. The oldest entries are evicted. */
export const siteCaches = {
  pages: { name: "devtherapy-pages", entries: 40 },
  data: { name: "devtherapy-data", entries: 80 },
  assets: { name: "devtherapy-assets", entries: 250 },
  thumbnails: { name: "devtherapy-tiles", entries: 60 },
} as const;

/** Returns the scripts, fonts and drawings that a page names. */
export function assetsIn(html: string): string[] {
  const named = html.matchAll(/["'(](\/assets\/[\w.-]+)/g);
  return [...new Set([...named].map(([, path = ""]) => path))];
}

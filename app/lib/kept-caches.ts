/** The caches of the service worker (app/worker/), and the most that each may hold: the rest goes, the oldest first. */
export const keptCaches = {
  pages: { name: "devtherapy-pages", entries: 40 },
  data: { name: "devtherapy-data", entries: 80 },
  assets: { name: "devtherapy-assets", entries: 250 },
  tiles: { name: "devtherapy-tiles", entries: 60 },
} as const;

/** What the worker tells open pages when another version has taken over. */
export type NewVersion = { type: "NEW_VERSION"; build: string };

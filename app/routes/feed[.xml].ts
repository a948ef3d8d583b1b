import { rssFeed } from "#app/publish/feeds.server.tsx";

/** The episodes for feed readers. */
export function loader() {
  return new Response(rssFeed(), { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}

import { rssFeed } from "#app/publish/rss-feed.server.tsx";

export function loader() {
  return new Response(rssFeed(), { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}

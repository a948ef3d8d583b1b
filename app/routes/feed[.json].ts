import { jsonFeed } from "#app/publish/feeds.server.tsx";

/** The episodes for feed readers that like JSON better. */
export function loader() {
  return Response.json(jsonFeed(), { headers: { "Content-Type": "application/feed+json; charset=utf-8" } });
}

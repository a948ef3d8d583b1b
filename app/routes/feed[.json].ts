import { jsonFeed } from "#app/publish/feeds.server.tsx";

export function loader() {
  return Response.json(jsonFeed(), { headers: { "Content-Type": "application/feed+json; charset=utf-8" } });
}

import { robotsFile } from "#app/publish/sitemap.server.ts";

export function loader() {
  return new Response(robotsFile(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

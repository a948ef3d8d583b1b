import { wholeTimeline } from "#app/content/timeline.server.ts";
import { withBuild } from "#app/lib/release.ts";

/** The timeline for who comes to its page from another one: a page that is loaded holds it itself. */
export function loader() {
  return Response.json(withBuild(wholeTimeline));
}

import { findEpisodeByVideo } from "#app/content/episodes.server.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import type { Route } from "./+types/sessions.$episodeId[.json]";

/** What the landing page tells of a session that a visitor has begun: a file of its own, fetched by those who have. */
export function loader({ params }: Route.LoaderArgs) {
  const episode = orNotFound(findEpisodeByVideo(params.episodeId), "Episode");
  const { slug, number, guest, subject, chapters } = episode;
  return Response.json({ slug, number, name: guest || subject, chapters });
}

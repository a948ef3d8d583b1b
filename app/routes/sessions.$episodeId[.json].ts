import { findEpisodeByVideo } from "#app/content/episodes.server.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import type { Route } from "./+types/sessions.$episodeId[.json]";

/** The session that the landing page fetches for visitors who have started it. */
export function loader({ params }: Route.LoaderArgs) {
  const episode = orNotFound(findEpisodeByVideo(params.episodeId), "Episode");
  const { slug, number, guest, subject, chapters } = episode;
  return Response.json({ slug, number, name: guest || subject, chapters });
}

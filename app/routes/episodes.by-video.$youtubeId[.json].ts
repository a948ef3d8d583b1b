import { findEpisodeByVideo } from "#app/content/episodes.server.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import type { Route } from "./+types/episodes.by-video.$youtubeId[.json]";

/** An episode as the landing page needs it to continue a started one. */
export function loader({ params }: Route.LoaderArgs) {
  const episode = orNotFound(findEpisodeByVideo(params.youtubeId), "Episode");
  const { slug, number, guest, subject, chapters } = episode;
  return Response.json({ slug, number, name: guest || subject, chapters });
}

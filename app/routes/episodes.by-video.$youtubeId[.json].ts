import { findEpisodeByVideo } from "#app/content/episodes.server.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import type { Route } from "./+types/episodes.by-video.$youtubeId[.json]";

/** The episode data that the landing page needs to offer "Continue". */
export function loader({ params }: Route.LoaderArgs) {
  const episode = orNotFound(findEpisodeByVideo(params.youtubeId), "Episode");
  const { slug, number, guest, subject, chapters } = episode;
  return Response.json({ slug, number, name: guest || subject, chapters });
}

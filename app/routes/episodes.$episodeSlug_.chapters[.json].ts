import { data } from "react-router";

import { findEpisode } from "#app/content/episodes.server.ts";
import { chaptersFile } from "#app/publish/episode-files.server.ts";

import type { Route } from "./+types/episodes.$episodeSlug_.chapters[.json]";

/** The chapters of one episode for podcast players. */
export function loader({ params }: Route.LoaderArgs) {
  const episode = findEpisode(params.episodeSlug);
  if (!episode || episode.chapters.length === 0) throw data("Chapters Not Found", { status: 404 });
  return Response.json(chaptersFile(episode), { headers: { "Content-Type": "application/json+chapters" } });
}

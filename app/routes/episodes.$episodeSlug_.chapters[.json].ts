import { data } from "react-router";
import { findEpisode } from "#app/content/episodes.server.ts";
import { site } from "#app/site.ts";
import type { Route } from "./+types/episodes.$episodeSlug_.chapters[.json]";

/**
 * An episode's chapters for podcast apps, as JSON chapters 1.2 of the podcast namespace. Start times are in seconds.
 */
export function loader({ params }: Pick<Route.LoaderArgs, "params">) {
  const episode = findEpisode(params.episodeSlug);
  if (!episode || episode.chapters.length === 0) throw data("Chapters Not Found", { status: 404 });
  const chapters = {
    version: "1.2.0",
    title: episode.title,
    podcastName: site.name,
    chapters: episode.chapters.map(({ seconds, label }) => ({
      startTime: seconds,
      title: label,
      url: `${site.url}/episodes/${episode.slug}?t=${seconds}`,
    })),
  };
  return Response.json(chapters, { headers: { "Content-Type": "application/json+chapters" } });
}

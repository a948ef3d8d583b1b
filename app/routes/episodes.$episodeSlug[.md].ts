import { findEpisode } from "#app/content/episodes.server.ts";
import { orNotFound } from "#app/navigation/canonical-path.ts";
import { episodeMarkdown } from "#app/publish/text-files.server.ts";
import type { Route } from "./+types/episodes.$episodeSlug[.md]";

/** An episode's page for programs that read text. */
export function loader({ params }: Route.LoaderArgs) {
  const episode = orNotFound(findEpisode(params.episodeSlug), "Episode");
  return new Response(episodeMarkdown(episode), { headers: { "Content-Type": "text/markdown; charset=utf-8" } });
}

import { data } from "react-router";
import { findEpisode } from "#app/content/episodes.server.ts";
import { episodeMarkdown } from "#app/publish/text-files.server.ts";
import type { Route } from "./+types/episodes.$episodeSlug[.md]";

/** An episode's page for programs that read text. */
export function loader({ params }: Route.LoaderArgs) {
  const episode = findEpisode(params.episodeSlug);
  if (!episode) throw data("Episode Not Found", { status: 404 });
  return new Response(episodeMarkdown(episode), { headers: { "Content-Type": "text/markdown; charset=utf-8" } });
}

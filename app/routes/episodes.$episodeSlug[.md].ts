import { data } from "react-router";

import type { Route } from "./+types/episodes.$episodeSlug[.md]";

import { episodeMarkdown } from "#app/content/episode-markdown.server.ts";
import { findEpisode } from "#app/content/episodes.server.ts";

/** An episode's page for programs that read text. */
export function loader({ params }: Route.LoaderArgs) {
  const episode = findEpisode(params.episodeSlug);
  if (!episode) throw data("Episode Not Found", { status: 404 });
  return new Response(episodeMarkdown(episode), { headers: { "Content-Type": "text/markdown; charset=utf-8" } });
}

import { data } from "react-router";

import type { Route } from "./+types/episodes.$episodeSlug[.png]";

import { renderPng } from "#app/build/render-png.server.ts";
import { wrapText } from "#app/build/wrap-text.server.ts";
import { findEpisode } from "#app/content/episodes.server.ts";
import { EpisodeShareCard } from "#app/features/episodes/episode-share-card.tsx";

/** The picture that other sites show beside a link to an episode. */
export function loader({ params }: Route.LoaderArgs) {
  const episode = findEpisode(params.episodeSlug);
  if (!episode) throw data("Episode Not Found", { status: 404 });
  const { guest, topic } = episode;
  const title = wrapText(guest || topic, { font: "firago-800", size: 58, width: 1040, maxLines: 2 });
  const subtitle = guest ? wrapText(topic, { font: "firago-600", size: 32, width: 1040, maxLines: 2 }) : [];
  return new Response(renderPng(<EpisodeShareCard episode={episode} title={title} subtitle={subtitle} />), {
    headers: { "Content-Type": "image/png" },
  });
}

import { data } from "react-router";

import type { Route } from "./+types/episodes.$episodeSlug[.png]";

import { drawPreview } from "#app/build/draw-preview.server.tsx";
import { findEpisode } from "#app/content/episodes.server.ts";
import { previewOfEpisode } from "#app/content/previews.server.ts";

/** The picture that other sites show beside a link to an episode. */
export function loader({ params }: Route.LoaderArgs) {
  const episode = findEpisode(params.episodeSlug);
  if (!episode) throw data("Episode Not Found", { status: 404 });
  return drawPreview(previewOfEpisode(episode));
}

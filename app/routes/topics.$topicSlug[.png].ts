import { data } from "react-router";

import type { Route } from "./+types/topics.$topicSlug[.png]";

import { drawPreview } from "#app/build/draw-preview.server.tsx";
import { previewOfTopic } from "#app/content/previews.server.ts";
import { findTopic } from "#app/content/topics.server.ts";

/** The picture that other sites show beside a link to a topic. */
export function loader({ params }: Route.LoaderArgs) {
  const topic = findTopic(params.topicSlug);
  if (!topic) throw data("Topic Not Found", { status: 404 });
  return drawPreview(previewOfTopic(topic));
}

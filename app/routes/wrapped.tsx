import type { Route } from "./+types/wrapped";

import { listEpisodes } from "#app/content/episodes.server.ts";
import { Wrapped } from "#app/features/wrapped/wrapped.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";

export { shouldRevalidate } from "#app/lib/should-revalidate.ts";

export function loader() {
  return {
    episodes: listEpisodes().map(({ id, slug, number, title, guest, topic, description, tags, topicPages }) => ({
      id,
      slug,
      number,
      title,
      guest,
      topic,
      description,
      tags,
      topicPages,
    })),
  };
}

export function meta() {
  return pageMeta({
    title: "Dev Wrapped",
    description: "შენი წელიწადი Devtherapy-სთან: რამდენს მოუსმინე, ვის, რაზე და რა დიაგნოზი დაგისვა რეზინის იხვმა.",
    path: "/wrapped",
  });
}

export default function WrappedPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-column">
      <Wrapped episodes={loaderData.episodes} />
    </main>
  );
}

import { listEpisodes } from "#app/content/episodes.server.ts";
import { Wrapped } from "#app/features/wrapped/wrapped.tsx";
import { sectionPage } from "#app/publish/structured-data.server.ts";
import type { Route } from "./+types/wrapped";

export { meta } from "#app/publish/page-meta.ts";

export function loader() {
  const description =
    "შენი წელიწადი Devtherapy-სთან: რამდენს მოუსმინე, ვის, რაზე და რა დიაგნოზი დაგისვა რეზინის იხვმა.";
  return {
    episodes: listEpisodes(),
    page: sectionPage({ title: "Dev Wrapped", path: "/wrapped", description }),
  };
}

export default function WrappedPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-column">
      <Wrapped episodes={loaderData.episodes} />
    </main>
  );
}

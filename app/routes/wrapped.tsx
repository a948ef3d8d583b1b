import { listEpisodes } from "#app/content/episodes.server.ts";
import { Wrapped } from "#app/features/wrapped/wrapped.tsx";
import { withBuild } from "#app/lib/release.ts";
import { startOfList } from "#app/lists/list-start.ts";
import { pageMeta } from "#app/publish/page-meta.ts";
import { graphOf } from "#app/publish/structured-data.server.ts";
import type { Route } from "./+types/wrapped";

export { PageBoundary as ErrorBoundary } from "#app/features/shell/error-screens.tsx";

export function loader() {
  return withBuild({
    graph: graphOf([{ name: "Dev Wrapped", path: "/wrapped" }]),
    episodes: startOfList("episodes", listEpisodes()),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Dev Wrapped",
    description: "შენი წელიწადი Devtherapy-სთან: რამდენს მოუსმინე, ვის, რაზე და რა დიაგნოზი დაგისვა რეზინის იხვმა.",
    path: "/wrapped",
    graph: loaderData?.graph,
  });
}

export default function WrappedPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-column">
      <Wrapped episodes={loaderData.episodes} />
    </main>
  );
}

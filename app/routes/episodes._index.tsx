import { listEpisodes, listTopics } from "#app/content/episodes.server.ts";
import { startOfList } from "#app/content/list-parts.server.ts";
import { graphOf } from "#app/content/structured-data.server.ts";
import { EpisodeBrowser } from "#app/features/episodes/episode-browser.tsx";
import { withBuild } from "#app/lib/build-id.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/episodes._index";

export { PageBoundary as ErrorBoundary } from "#app/features/layout/not-found-boundary.tsx";

export function loader() {
  return withBuild({
    episodes: startOfList("episodes", listEpisodes()),
    topics: listTopics(),
    graph: graphOf([{ name: "Episodes", path: "/episodes" }]),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Episodes",
    description: "Devtherapy-ს ყველა სესია: მოძებნე სტუმრით, თემით ან სათაურით და განაგრძე იქიდან, სადაც გაჩერდი.",
    path: "/episodes",
    graph: loaderData?.graph,
  });
}

export default function EpisodesPage({ loaderData }: Route.ComponentProps) {
  const { episodes, topics } = loaderData;
  return (
    <main id="content" className="page-column">
      <PageHeading
        title="Episodes"
        lead={
          <span lang="ka">
            {episodes.total} სესია ბაგებზე, არქიტექტურასა და იმაზე, რაც კოდრევიუში არ იწერება. აირჩიე, ვისი ნოუთების
            წაკითხვა გინდა.
          </span>
        }
      />
      <EpisodeBrowser episodes={episodes} topics={topics} />
    </main>
  );
}

import { listEpisodes, listTopics } from "#app/content/episodes.server.ts";
import { EpisodeBrowser } from "#app/features/episodes/episode-browser.tsx";
import { withBuild } from "#app/lib/build-id.ts";
import { startOfList } from "#app/lists/list-start.ts";
import { pageMeta } from "#app/publish/page-meta.ts";
import { graphOf } from "#app/publish/structured-data.server.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/episodes._index";

export { PageBoundary as ErrorBoundary } from "#app/features/shell/not-found-boundary.tsx";

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

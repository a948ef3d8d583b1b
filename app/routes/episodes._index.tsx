import { listEpisodes, listFrequentTags } from "#app/content/episodes.server.ts";
import { tagInfoOf } from "#app/content/topics.server.ts";
import { EpisodeBrowser } from "#app/features/episodes/episode-browser.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { withBuild } from "#app/lib/release.ts";
import { sectionPage } from "#app/publish/structured-data.server.ts";
import { ListHeading, ListLead } from "#app/ui/headings.tsx";
import type { Route } from "./+types/episodes._index";

export { ErrorBoundary, meta } from "#app/page.ts";

export const handle: PageHandle = { back: null };

export function loader() {
  const description = "Devtherapy-ს ყველა სესია: მოძებნე სტუმრით, თემით ან სათაურით და განაგრძე იქიდან, სადაც გაჩერდი.";
  const topics = listFrequentTags();
  return withBuild({
    episodes: listEpisodes(),
    topics,
    tagInfo: tagInfoOf(topics),
    page: sectionPage({ title: "Episodes", path: "/episodes", description }),
  });
}

export default function EpisodesPage({ loaderData }: Route.ComponentProps) {
  const { episodes, topics, tagInfo } = loaderData;
  return (
    <main id="content" className="list-page page-column">
      <ListHeading title="Episodes" />
      <EpisodeBrowser episodes={episodes} topics={topics} tagInfo={tagInfo} />
      <ListLead>{episodes.length} სესია ბაგებზე, არქიტექტურასა და იმაზე, რაც კოდრევიუში არ იწერება.</ListLead>
    </main>
  );
}

import { listEpisodes, listFrequentTags } from "#app/content/episodes.server.ts";
import { tagInfoOf } from "#app/content/topics.server.ts";
import { EpisodeBrowser } from "#app/features/episodes/episode-browser.tsx";
import { sectionPage } from "#app/publish/structured-data.server.ts";
import { PageHeading } from "#app/ui/headings.tsx";
import type { Route } from "./+types/episodes._index";

export { meta } from "#app/publish/page-meta.ts";

export function loader() {
  const description = "Devtherapy-ს ყველა სესია: მოძებნე სტუმრით, თემით ან სათაურით და განაგრძე იქიდან, სადაც გაჩერდი.";
  const topics = listFrequentTags();
  return {
    episodes: listEpisodes(),
    topics,
    tagInfo: tagInfoOf(topics),
    page: sectionPage({ title: "Episodes", path: "/episodes", description }),
  };
}

export default function EpisodesPage({ loaderData }: Route.ComponentProps) {
  const { episodes, topics, tagInfo } = loaderData;
  return (
    <main id="content" className="list-page page-column">
      <PageHeading isList title="Episodes">
        {`${episodes.length} სესია ბაგებზე, არქიტექტურასა და იმაზე, რაც კოდრევიუში არ იწერება.`}
      </PageHeading>
      <EpisodeBrowser episodes={episodes} topics={topics} tagInfo={tagInfo} />
    </main>
  );
}

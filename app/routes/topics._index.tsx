import { listEpisodes } from "#app/content/episodes.server.ts";
import { listTopicOverviews } from "#app/content/topic-pages.server.ts";
import { TopicList } from "#app/features/topics/topic-list.tsx";
import { countOf } from "#app/lib/text.ts";
import { sectionPage } from "#app/publish/structured-data.server.ts";
import { PageHeading } from "#app/ui/headings.tsx";
import type { Route } from "./+types/topics._index";

export { meta } from "#app/publish/page-meta.ts";

export function loader() {
  const description =
    "Devtherapy-ს ყველა თემა ერთ გვერდზე: რომელ სესიებში ვლაპარაკობთ და რომელ წუთზე. აირჩიე თემა და გადადი პირდაპირ სათქმელზე.";
  return {
    topics: listTopicOverviews(),
    sessionCount: listEpisodes().length,
    page: sectionPage({ title: "Topics", path: "/topics", description }),
  };
}

export default function TopicsPage({ loaderData: { topics, sessionCount } }: Route.ComponentProps) {
  return (
    <main id="content" className="list-page page-column">
      <PageHeading isList title="Topics">
        თითო უჯრედი სესიაა, ანთებულებში ამ თემაზე ვლაპარაკობთ.
      </PageHeading>
      <p role="status">{`${countOf(topics.length, "topic")} in ${countOf(sessionCount, "session")}`}</p>
      <TopicList topics={topics} sessionCount={sessionCount} />
    </main>
  );
}

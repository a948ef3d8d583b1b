import { data } from "react-router";

import type { Route } from "./+types/topics.$topicSlug";

import { graphOf } from "#app/content/structured-data.server.ts";
import { findTopic } from "#app/content/topics.server.ts";
import { EpisodeCard } from "#app/features/episodes/episode-card.tsx";
import { missingBoundary } from "#app/features/layout/missing-boundary.tsx";
import type { PageHandle } from "#app/features/layout/page-shell.tsx";
import { TopicGuests } from "#app/features/topics/topic-guests.tsx";
import { TopicMoments } from "#app/features/topics/topic-moments.tsx";
import { TopicQuizzes } from "#app/features/topics/topic-quizzes.tsx";
import { TopicSection } from "#app/features/topics/topic-section.tsx";
import { languageOf } from "#app/lib/language-of.ts";
import { missingPageMeta, pageMeta } from "#app/lib/page-meta.ts";
import { ChipLink } from "#app/ui/chip.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export { shouldRevalidate } from "#app/lib/should-revalidate.ts";

const back = { to: "/episodes", label: "Back to Episodes" };
export const handle: PageHandle = { back };

export function loader({ params }: Route.LoaderArgs) {
  const topic = findTopic(params.topicSlug);
  if (!topic) throw data("Topic Not Found", { status: 404 });
  const trail = [
    { name: "Episodes", path: "/episodes" },
    { name: topic.tag, path: `/topics/${topic.slug}` },
  ];
  return { topic, graph: graphOf(trail) };
}

/** Turns a direct visit to an unknown slug into the loader's 404. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta("Topic Not Found", error);
  const { tag, slug, episodes, moments, guests } = loaderData.topic;
  const names = guests.slice(0, 3).map(({ name }) => name);
  return pageMeta({
    title: `Topic: ${tag}`,
    description: [
      `„${tag}“ Devtherapy-ში: ${episodes.length} ეპიზოდი`,
      moments.length > 0 ? ` და ${moments.length} მომენტი, წამის სიზუსტით.` : ".",
      names.length > 0 ? ` სავარძელში: ${names.join(", ")}.` : "",
    ].join(""),
    path: `/topics/${slug}`,
    graph: loaderData.graph,
  });
}

export default function TopicPage({ loaderData }: Route.ComponentProps) {
  const { tag, episodes, moments, guests, quizzes, related } = loaderData.topic;
  return (
    <main id="content" className="page-column">
      <PageHeading
        title={tag}
        titleLang={languageOf(tag)}
        lead={<span lang="ka">ყველაფერი, რაც ამ თემაზე სესიებში ითქვა: ვინ, როდის და რომელ წუთზე.</span>}
      />
      <TopicSection title="Episodes" count={episodes.length}>
        <div className="grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          {episodes.map((episode) => (
            <EpisodeCard key={episode.id} episode={episode} headingLevel="h3" />
          ))}
        </div>
      </TopicSection>
      <TopicSection title="Moments" count={moments.length}>
        <TopicMoments moments={moments} />
      </TopicSection>
      <TopicSection title="Guests" count={guests.length}>
        <TopicGuests guests={guests} />
      </TopicSection>
      <TopicSection title="Quizzes" count={quizzes.length}>
        <TopicQuizzes quizzes={quizzes} />
      </TopicSection>
      <TopicSection title="Related Topics" count={related.length}>
        <ul className="flex flex-wrap gap-2">
          {related.map((other) => (
            <li key={other.slug}>
              <ChipLink to={`/topics/${other.slug}`} lang={languageOf(other.tag)}>
                {other.tag}
              </ChipLink>
            </li>
          ))}
        </ul>
      </TopicSection>
    </main>
  );
}

export const ErrorBoundary = missingBoundary({
  title: "Topic Not Found",
  text: "No two episodes share this topic.",
  back,
});

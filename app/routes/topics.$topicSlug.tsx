import { findTopic } from "#app/content/topic-pages.server.ts";
import { topicTitle } from "#app/content/topics.server.ts";
import { EpisodeGrid } from "#app/features/episodes/episode-card.tsx";
import { missingScreen } from "#app/features/shell/error-screens.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { SessionLines } from "#app/features/topics/session-lines.tsx";
import {
  sectionId,
  TopicGuests,
  TopicMoments,
  TopicQuizzes,
  TopicSection,
} from "#app/features/topics/topic-sections.tsx";
import { languageOf } from "#app/lib/text.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import { graphOf } from "#app/publish/structured-data.server.ts";
import { ChipLink } from "#app/ui/chip.tsx";
import { PageHeading } from "#app/ui/headings.tsx";
import { AnchorLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/topics.$topicSlug";

export { clientLoader, shouldRevalidate } from "#app/navigation/client-loader.ts";
export { meta } from "#app/publish/page-meta.ts";

const back = { to: "/topics", label: "Back to Topics" };

export const handle: PageHandle = { back };

export const ErrorBoundary = missingScreen({
  title: "Topic Not Found",
  text: "Topic pages need at least two episodes.",
  back,
});

export function loader({ params }: Route.LoaderArgs) {
  const topic = orNotFound(findTopic(params.topicSlug), "Topic");
  const { tag, name, episodes, moments, guests } = topic;
  const title = topicTitle(tag);
  const path = `/topics/${topic.slug}`;
  const names = guests.slice(0, 3).map((guest) => guest.name);
  return {
    topic: { ...topic, title },
    page: {
      title: `Topic: ${name}`,
      description: [
        `„${name}“ Devtherapy-ში: ${episodes.length} ეპიზოდი`,
        moments.length > 0 ? ` და ${moments.length} მომენტი, წამის სიზუსტით.` : ".",
        names.length > 0 ? ` სავარძელში: ${names.join(", ")}.` : "",
      ].join(""),
      path,
      graph: graphOf([
        { name: "Topics", path: "/topics" },
        { name: title, path },
      ]),
    },
  };
}

export default function TopicPage({ loaderData: { topic } }: Route.ComponentProps) {
  const { title, sessions, moments, episodes, guests, quizzes, related } = topic;
  const sections = Object.entries({ Moments: moments, Episodes: episodes, Guests: guests, Quizzes: quizzes });
  return (
    <main id="content" className="page-column">
      <PageHeading isList title={title}>
        ყველაფერი, რაც ამ თემაზე სესიებში ითქვა: ვინ, როდის და რომელ წუთზე.
      </PageHeading>
      <nav aria-label="On this page" lang="en">
        <ul className="flex flex-wrap gap-x-3.5 md:gap-x-6">
          {sections
            .filter(([, { length }]) => length > 0)
            .map(([name, { length }]) => (
              <li key={name}>
                <AnchorLink
                  href={`#${sectionId(name)}`}
                  className="inline-flex min-h-11 max-w-full items-center gap-1.5 text-sm wrap-anywhere text-mint hover:underline"
                >
                  {name} <span className="label-mono text-muted">{length}</span>
                </AnchorLink>
              </li>
            ))}
        </ul>
      </nav>
      <TopicSection title="Where it comes up" count={sessions.length}>
        <SessionLines sessions={sessions} moments={moments} />
      </TopicSection>
      <TopicSection title="Moments" count={moments.length}>
        <TopicMoments sessions={sessions} moments={moments} />
      </TopicSection>
      <TopicSection title="Episodes" count={episodes.length}>
        <EpisodeGrid episodes={episodes} headingLevel="h3" />
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
                {other.name}
              </ChipLink>
            </li>
          ))}
        </ul>
      </TopicSection>
    </main>
  );
}

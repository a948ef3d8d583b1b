import { findTopic } from "#app/content/topic-page.server.ts";
import { topicTitle } from "#app/content/topics.server.ts";
import { EpisodeCard, EpisodeGrid } from "#app/features/episodes/episode-card.tsx";
import { missingScreen } from "#app/features/shell/error-screens.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import {
  partId,
  shownAtMost,
  TopicGuests,
  TopicMoments,
  TopicQuizzes,
  TopicSection,
} from "#app/features/topics/topic-sections.tsx";
import { languageOf } from "#app/lib/words.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import { graphOf } from "#app/publish/structured-data.server.ts";
import { ChipLink } from "#app/ui/chip.tsx";
import { PageHeading } from "#app/ui/headings.tsx";
import { AnchorLink, Link } from "#app/ui/link.tsx";
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
  const { tag, name, episodes, moments, guests, quizzes } = topic;
  const title = topicTitle(tag);
  const path = `/topics/${topic.slug}`;
  const names = guests.slice(0, 3).map((guest) => guest.name);
  return {
    topic: {
      ...topic,
      title,
      episodes: episodes.slice(0, shownAtMost.episodes),
      moments: moments.slice(0, shownAtMost.moments),
      guests: guests.slice(0, shownAtMost.guests),
      quizzes: quizzes.slice(0, shownAtMost.quizzes),
    },
    counts: { Moments: moments.length, Episodes: episodes.length, Guests: guests.length, Quizzes: quizzes.length },
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

const wayClass = "inline-flex min-h-11 max-w-full items-center gap-1.5 text-sm wrap-anywhere text-mint hover:underline";

export default function TopicPage({ loaderData }: Route.ComponentProps) {
  const { topic, counts } = loaderData;
  const { tag, title, episodes, moments, guests, quizzes, related } = topic;
  const query = encodeURIComponent(tag);
  const parts = Object.entries(counts).filter(([, count]) => count > 0);
  return (
    <main id="content" className="page-column">
      <PageHeading isList title={title}>
        ყველაფერი, რაც ამ თემაზე სესიებში ითქვა: ვინ, როდის და რომელ წუთზე.
      </PageHeading>
      <nav aria-label="On this page" lang="en">
        <ul className="flex flex-wrap gap-x-3.5 md:gap-x-6">
          {parts.map(([part, count]) => (
            <li key={part}>
              <AnchorLink href={`#${partId(part)}`} className={wayClass}>
                {part} <span className="label-mono text-muted">{count}</span>
              </AnchorLink>
            </li>
          ))}
          <li>
            <Link to={`/topics?topic=${topic.slug}`} className={wayClass}>
              {topic.name} across the whole show
            </Link>
          </li>
        </ul>
      </nav>
      <TopicSection title="Moments" count={counts.Moments} shown={moments.length} more={`/episodes?q=${query}`}>
        <TopicMoments moments={moments} />
      </TopicSection>
      <TopicSection title="Episodes" count={counts.Episodes} shown={episodes.length} more={`/episodes?topic=${query}`}>
        {/* Often on the first screen, so `content-visibility: auto` would shift the content below. */}
        <EpisodeGrid className="*:[content-visibility:visible]! md:grid-cols-2 lg:grid-cols-3">
          {episodes.map((episode) => (
            <EpisodeCard key={episode.id} episode={episode} headingLevel="h3" />
          ))}
        </EpisodeGrid>
      </TopicSection>
      <TopicSection title="Guests" count={counts.Guests} shown={guests.length} more={`/guests?q=${query}`}>
        <TopicGuests guests={guests} />
      </TopicSection>
      <TopicSection title="Quizzes" count={counts.Quizzes} shown={quizzes.length} more="/quizzes">
        <TopicQuizzes quizzes={quizzes} />
      </TopicSection>
      <TopicSection title="Related Topics" count={related.length} shown={related.length}>
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

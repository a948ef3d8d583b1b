import { findEpisode, neighborsOf, relatedTo, trackOf } from "#app/content/episodes.server.ts";
import { guestOf, type GuestSummary } from "#app/content/guests.server.ts";
import { quizzesFor } from "#app/content/quizzes.server.ts";
import { BelowEpisode } from "#app/features/episodes/below-episode.tsx";
import { EpisodeDetails } from "#app/features/episodes/episode-details.tsx";
import { missingScreen } from "#app/features/shell/error-screens.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import { episodeGraph } from "#app/publish/structured-data.server.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import type { Route } from "./+types/episodes.$episodeSlug";

export { clientLoader, shouldRevalidate } from "#app/navigation/client-loader.ts";
export { meta } from "#app/publish/page-meta.ts";

const back = { to: "/episodes", label: "Back to Episodes" };

export const handle: PageHandle = { back };

export const ErrorBoundary = missingScreen({
  title: "Episode Not Found",
  text: "The episode you're looking for doesn't exist.",
  back,
});

export function loader({ params }: Route.LoaderArgs) {
  const episode = orNotFound(findEpisode(params.episodeSlug), "Episode");
  const { title, description, slug } = episode;
  const guest = guestOf(slug);
  const path = `/episodes/${slug}`;
  return {
    episode,
    track: trackOf(episode),
    guestRow: guest && rowOf(guest),
    quizzes: quizzesFor(slug),
    ...neighborsOf(slug),
    related: relatedTo(episode),
    page: { title, description, path, graph: episodeGraph(episode, guest) },
  };
}

/** Only what the page shows of its guest. */
function rowOf({ id, name, title, tagline, hue, picture }: GuestSummary) {
  return { id, name, title, tagline, hue, picture };
}

// Keeps the prerendered quizzes until their code has loaded.
const TestYourKnowledge = lazyComponent(
  "the quizzes",
  async () => (await import("#app/features/quiz/test-your-knowledge.tsx")).TestYourKnowledge,
);

export default function EpisodePage({ loaderData }: Route.ComponentProps) {
  const { episode, track, guestRow, quizzes, previous, next, related } = loaderData;
  return (
    <main id="content" className="page-column">
      <EpisodeDetails episode={episode} track={track} guestRow={guestRow}>
        {quizzes.length > 0 && <TestYourKnowledge key={episode.slug} quizzes={quizzes} />}
      </EpisodeDetails>
      <BelowEpisode previous={previous} next={next} related={related} discordMembers={episode.discordMembersQuoted} />
    </main>
  );
}

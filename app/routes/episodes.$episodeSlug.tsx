import { data, isRouteErrorResponse } from "react-router";

import type { Route } from "./+types/episodes.$episodeSlug";

import { findEpisode, neighboursOf, relatedTo, trackOf } from "#app/content/episodes.server.ts";
import { guestOf } from "#app/content/guests.server.ts";
import { quizzesFor } from "#app/content/quizzes.server.ts";
import { EpisodeDetails } from "#app/features/episodes/episode-details.tsx";
import { EpisodeOutro } from "#app/features/episodes/episode-outro.tsx";
import { MissingScreen } from "#app/features/layout/error-screens.tsx";
import type { PageHandle } from "#app/features/layout/page-shell.tsx";
import { TestYourKnowledge } from "#app/features/quiz/test-your-knowledge.tsx";
import { missingPageMeta, pageMeta } from "#app/lib/page-meta.ts";

export { shouldRevalidate } from "#app/lib/should-revalidate.ts";

export const handle: PageHandle = { back: { to: "/episodes", label: "Back to Episodes" } };

export function loader({ params }: Route.LoaderArgs) {
  const episode = findEpisode(params.episodeSlug);
  if (!episode) throw data("Episode Not Found", { status: 404 });
  const { slug } = episode;
  const guest = guestOf(slug);
  return {
    episode,
    track: trackOf(episode),
    guestPath: guest && `/guests/${guest.id}`,
    quizzes: quizzesFor(slug),
    ...neighboursOf(slug),
    related: relatedTo(episode),
  };
}

/** Turns a direct visit to an unknown slug into the loader's 404. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta("Episode Not Found");
  const { title, description, slug } = loaderData.episode;
  return pageMeta({ title, description, path: `/episodes/${slug}`, image: `/episodes/${slug}.png` });
}

export default function EpisodePage({ loaderData }: Route.ComponentProps) {
  const { episode, track, guestPath, quizzes, previous, next, related } = loaderData;
  return (
    <main id="content" className="page-column">
      <EpisodeDetails episode={episode} track={track} guestPath={guestPath}>
        {quizzes.length > 0 && <TestYourKnowledge key={episode.slug} quizzes={quizzes} />}
      </EpisodeDetails>
      <EpisodeOutro previous={previous} next={next} related={related} />
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <MissingScreen
      title="Episode Not Found"
      text="The episode you're looking for doesn't exist."
      back={{ to: "/episodes", label: "Back to Episodes" }}
    />
  );
}

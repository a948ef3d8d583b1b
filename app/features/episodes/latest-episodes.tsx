import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EpisodeGrid } from "./episode-card.tsx";

/** Number of episodes on the landing page (agreed with the client). */
export const latestCount = 4;

export function LatestEpisodes({ episodes }: { episodes: readonly EpisodeSummary[] }) {
  return (
    <section id="episodes" aria-labelledby="latest-episodes" className="page-column section">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="latest-episodes" className="min-w-0 text-2xl">
          Latest Episodes
        </h2>
        <ButtonLink to="/episodes">View All Episodes</ButtonLink>
      </div>
      <EpisodeGrid episodes={episodes} headingLevel="h3" isWide className="mt-6" />
    </section>
  );
}

import { listEpisodes } from "#app/content/episodes.server.ts";
import { presenters } from "#app/content/presenters.server.ts";
import { latestCount, LatestEpisodes } from "#app/features/episodes/latest-episodes.tsx";
import { Hero } from "#app/features/landing/hero.tsx";
import { About, ListenEverywhere } from "#app/features/landing/landing-sections.tsx";
import { LandingHeader } from "#app/features/shell/landing-header.tsx";
import type { PageFrame } from "#app/features/shell/page-frame.ts";
import { pageLoader } from "#app/page-route.ts";
import { siteGraph } from "#app/publish/structured-data.server.ts";
import { siteDescription } from "#app/site.ts";
import type { Route } from "./+types/_index";

export { ErrorBoundary, meta } from "#app/page-route.ts";

export const handle: PageFrame = { header: LandingHeader };

export const loader = pageLoader(() => {
  const episodes = listEpisodes();
  return {
    latest: episodes.slice(0, latestCount),
    episodeIds: episodes.map(({ id }) => id),
    hosts: presenters,
    page: { description: siteDescription, path: "/", graph: siteGraph() },
  };
});

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { latest, episodeIds, hosts } = loaderData;
  const [newest] = latest;
  return (
    <main id="content">
      {newest && <Hero episodeIds={episodeIds} newest={newest} latest={latest} />}
      <About hosts={hosts} />
      <LatestEpisodes episodes={latest} />
      <ListenEverywhere />
    </main>
  );
}

import { listEpisodes } from "#app/content/episodes.server.ts";
import { presenters } from "#app/content/presenters.server.ts";
import { latestCount, LatestEpisodes } from "#app/features/episodes/latest-episodes.tsx";
import { Hero } from "#app/features/landing/hero.tsx";
import { About, ListenEverywhere } from "#app/features/landing/landing-sections.tsx";
import { siteGraph } from "#app/publish/structured-data.server.ts";
import { siteDescription } from "#app/site.ts";
import type { Route } from "./+types/_index";

export { meta } from "#app/publish/page-meta.ts";

export function loader() {
  const episodes = listEpisodes();
  return {
    latest: episodes.slice(0, latestCount),
    episodeIds: episodes.map(({ id }) => id),
    presenters,
    page: { description: siteDescription, path: "/", graph: siteGraph() },
  };
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { latest, episodeIds } = loaderData;
  const [newest] = latest;
  return (
    <main id="content">
      {newest && <Hero episodeIds={episodeIds} newest={newest} latest={latest} />}
      <About presenters={loaderData.presenters} />
      <LatestEpisodes episodes={latest} />
      <ListenEverywhere />
    </main>
  );
}

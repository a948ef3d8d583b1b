import { listEpisodes } from "#app/content/episodes.server.ts";
import { presenters } from "#app/content/presenters.server.ts";
import { latestCount, LatestEpisodes } from "#app/features/episodes/latest-episodes.tsx";
import { Hero } from "#app/features/landing/hero.tsx";
import { About, ListenEverywhere, MeetYourHosts } from "#app/features/landing/landing-sections.tsx";
import { LandingHeader } from "#app/features/shell/landing-header.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { withBuild } from "#app/lib/release.ts";
import type { Page } from "#app/publish/page-meta.ts";
import { siteGraph } from "#app/publish/structured-data.server.ts";
import { siteDescription } from "#app/site.ts";
import type { Route } from "./+types/_index";

export { ErrorBoundary, meta } from "#app/page.ts";

export const handle: PageHandle = { header: LandingHeader };

export function loader() {
  const episodes = listEpisodes();
  return withBuild({
    latest: episodes.slice(0, latestCount),
    episodeCount: episodes.length,
    hosts: presenters,
    page: { description: siteDescription, path: "/", graph: siteGraph() } satisfies Page,
  });
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { latest, episodeCount, hosts } = loaderData;
  const [newest] = latest;
  return (
    <main id="content">
      {newest && <Hero episodeCount={episodeCount} latest={newest} />}
      <About />
      <MeetYourHosts hosts={hosts} />
      <LatestEpisodes episodes={latest} />
      <ListenEverywhere />
    </main>
  );
}

import { type ReactNode, useMemo, useState } from "react";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { topicName } from "#app/content/topics.ts";
import { useHydrated } from "#app/lib/browser-state.ts";
import { tbilisiDay } from "#app/lib/dates.ts";
import { buildTime } from "#app/lib/use-now.ts";
import { site } from "#app/site.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/headings.tsx";
import { PartBoundary } from "#app/ui/part-boundary.tsx";
import { HeardSheet } from "./heard-sheet.tsx";
import { NoCompletedEpisodes, NotebookSheet, SheetSection } from "./notebook-sheet.tsx";
import { ShareActions } from "./share/share-actions.tsx";
import { computeWrapped } from "./wrapped-stats.ts";
import { AchievementList, FavoriteEpisode, StatList, TopTopics } from "./year-sections.tsx";
import { YourData } from "./your-data/your-data.tsx";

const lead = "You debugged. You listened. You thrived.";

type Props = { episodes: readonly EpisodeSummary[]; quizIds: readonly string[] };

/** The visitor's year and data. An error in one part leaves the other usable. */
export function Wrapped({ episodes, quizIds }: Props) {
  // Read once per visit, so that the title does not change at midnight.
  const [now] = useState(() => new Date().toISOString());
  const year = tbilisiDay(useHydrated() ? now : buildTime).slice(0, 4);
  const title = `Dev Wrapped ${year}`;
  return (
    <>
      <Part failure="Couldn't show your statistics" heading={<PageHeading title={title}>{lead}</PageHeading>}>
        <Year title={title} year={year} episodes={episodes} />
      </Part>
      <Part failure="Couldn't show your data">
        <YourData known={{ episodes: episodes.map(({ id }) => id), quizzes: quizIds }} />
      </Part>
    </>
  );
}

/** An error boundary. `heading` replaces the heading that the failed part would have shown. */
function Part({ failure, heading, children }: { failure: string; heading?: ReactNode; children: ReactNode }) {
  const renderFallback = (tryAgain: () => void) => (
    <>
      {heading}
      <EmptyState title={failure} action={<Button onClick={tryAgain}>Try again</Button>} className="mt-10" />
    </>
  );
  return <PartBoundary renderFallback={renderFallback}>{children}</PartBoundary>;
}

/** The visitor's year on one sheet. Stays empty until hydration, because pages are prerendered. */
function Year({ title, year, episodes }: Pick<Props, "episodes"> & { title: string; year: string }) {
  const isKnown = useHydrated();
  const episodeStats = useAnalytics((state) => state.episodeStats);
  const stats = useMemo(() => computeWrapped(episodeStats, episodes), [episodeStats, episodes]);
  const tagInfo = useMemo(
    () => Object.fromEntries(episodes.flatMap((episode) => Object.entries(episode.tagInfo))),
    [episodes],
  );
  const [top] = stats.topTags;
  return (
    <>
      <PageHeading
        title={title}
        aside={<ShareActions stats={stats} topTopic={top && topicName(top.name, tagInfo)} year={year} />}
      >
        {lead}
      </PageHeading>
      <NotebookSheet isKnown={isKnown}>
        {stats.episodesCompleted > 0 ? (
          <>
            <StatList stats={stats} />
            {stats.favoriteEpisode && <FavoriteEpisode episode={stats.favoriteEpisode} />}
            <div className="mt-16 grid gap-x-14 gap-y-14 md:grid-cols-2">
              {stats.topTags.length > 0 && <TopTopics topTags={stats.topTags} tagInfo={tagInfo} />}
              <AchievementList achievements={stats.achievements} />
            </div>
            <HeardSheet episodes={episodes} />
            <SheetSection title={`Continue Your ${site.name} Journey`} className="mt-16">
              <p lang="ka" className="mt-3 max-w-reading text-muted">
                დანიშნულება ერთია: კიდევ ერთი ეპიზოდი, ყოველდღე, ჭამის შემდეგ. უკუჩვენება არ გამოვლენილა.
              </p>
              <div className="mt-5 flex flex-wrap gap-3">
                <ButtonLink to="/episodes" variant="primary">
                  Browse Episodes
                </ButtonLink>
                <ButtonLink to="/guests">Meet Our Guests</ButtonLink>
              </div>
            </SheetSection>
          </>
        ) : (
          <NoCompletedEpisodes stats={stats} />
        )}
      </NotebookSheet>
    </>
  );
}

import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { topicName } from "#app/content/topics.ts";
import { useHydrated } from "#app/lib/browser-state.ts";
import { tbilisiDay } from "#app/lib/dates.ts";
import { toast } from "#app/lib/toast.ts";
import { buildTime } from "#app/lib/use-now.ts";
import type { ListStart } from "#app/lists/list-start.ts";
import { site } from "#app/site.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/headings.tsx";
import { PartBoundary } from "#app/ui/part-boundary.tsx";
import { HeardSheet } from "./heard-sheet.tsx";
import { NoCompletedEpisodes, NotebookSheet, SheetSection } from "./notebook-sheet.tsx";
import { ShareActions } from "./share/share-actions.tsx";
import { computeWrapped, hasOthers } from "./wrapped-stats.ts";
import { AchievementList, FavoriteEpisode, StatList, TopTopics } from "./year-sections.tsx";
import { YourData } from "./your-data/your-data.tsx";

/** Milliseconds that the notice of what was left out stays. */
const noticeMs = 20_000;

const lead = "You debugged. You listened. You thrived.";

type Props = { episodes: ListStart<EpisodeSummary> };

/** The visitor's year, and the data it is made of: what breaks the one leaves the other usable. */
export function Wrapped({ episodes }: Props) {
  // Read once a visit: the title stays at midnight.
  const [now] = useState(() => new Date().toISOString());
  const year = tbilisiDay(useHydrated() ? now : buildTime).slice(0, 4);
  const title = `Dev Wrapped ${year}`;
  return (
    <>
      <Part failure="Your statistics could not be shown" heading={<PageHeading title={title}>{lead}</PageHeading>}>
        <Year title={title} year={year} episodes={episodes} />
      </Part>
      <Part failure="Your data could not be shown">
        <YourData episodes={episodes} />
      </Part>
    </>
  );
}

/** A part of the page that may fail without the others, under the heading that it has itself otherwise. */
function Part({ failure, heading, children }: { failure: string; heading?: ReactNode; children: ReactNode }) {
  const renderFallback = (tryAgain: () => void) => (
    <>
      {heading}
      <EmptyState title={failure} action={<Button onClick={tryAgain}>Try again</Button>} className="mt-10">
        Your data is safe.
      </EmptyState>
    </>
  );
  return <PartBoundary renderFallback={renderFallback}>{children}</PartBoundary>;
}

/** The visitor's year on one sheet. Pages are made before there is a visitor: until hydrated nothing is known. */
function Year({ title, year, episodes: start }: Props & { title: string; year: string }) {
  const isKnown = useHydrated();
  const episodeStats = useAnalytics((state) => state.episodeStats);
  const isPastTheFirst = useMemo(() => hasOthers(episodeStats, start.first), [episodeStats, start.first]);
  const [all, setAll] = useState<readonly EpisodeSummary[]>();
  const episodes = all ?? start.first;
  const isComing = isPastTheFirst && start.total > start.first.length && !all;

  useEffect(() => {
    if (!isComing) return undefined;
    let isOver = false;
    const leaveOut = () => {
      if (isOver) return;
      setAll(start.first);
      toast("error", "Some of your episodes could not be loaded", {
        id: "left-out",
        description: "They are left out here. Your data is safe.",
        action: { label: "Try again", onClick: () => setAll(undefined) },
        duration: noticeMs,
      });
    };
    const keep = (rest: readonly EpisodeSummary[]) => setAll([...start.first, ...rest]);
    void import("#app/lists/fetch-list.ts").then(({ fetchRest }) => fetchRest(start)).then(keep, leaveOut);
    return () => {
      isOver = true;
    };
  }, [isComing, start]);

  const stats = useMemo(() => computeWrapped(episodeStats, episodes), [episodeStats, episodes]);
  const topicPages = useMemo(
    () => Object.fromEntries(episodes.flatMap((episode) => Object.entries(episode.topicPages))),
    [episodes],
  );
  const [top] = stats.topTags;
  return (
    <>
      <PageHeading
        title={title}
        aside={<ShareActions stats={stats} topTopic={top && topicName(top.name, topicPages)} year={year} />}
      >
        {lead}
      </PageHeading>
      <NotebookSheet isKnown={isKnown} isComing={isComing}>
        {stats.episodesCompleted > 0 ? (
          <>
            <StatList stats={stats} />
            {stats.favoriteEpisode && <FavoriteEpisode episode={stats.favoriteEpisode} />}
            <div className="mt-16 grid gap-x-14 gap-y-14 md:grid-cols-2">
              {stats.topTags.length > 0 && <TopTopics topTags={stats.topTags} topicPages={topicPages} />}
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

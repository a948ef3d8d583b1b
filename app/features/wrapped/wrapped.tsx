import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { tbilisiDay } from "#app/lib/tbilisi-calendar.ts";
import { useTime } from "#app/lib/use-now.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { PageHeading } from "#app/ui/headings.tsx";
import { NoCompletedEpisodes, NotebookSheet } from "./notebook-sheet.tsx";
import { ShareActions } from "./share/share-actions.tsx";
import { computeWrapped } from "./wrapped-stats.ts";
import { AchievementList, ContinueJourney, FavoriteEpisode, StatList, TopTopics } from "./year-sections.tsx";
import { YourData } from "./your-data/your-data.tsx";

/** The visitor's year on one sheet, and their data. */
export function Wrapped({ episodes }: { episodes: readonly EpisodeSummary[] }) {
  const year = useTime((now) => tbilisiDay(now).slice(0, 4), 60_000);
  const title = `Dev Wrapped ${year}`;
  const episodeStats = useAnalytics((state) => state.episodeStats);
  const stats = computeWrapped(episodeStats, episodes);
  const { episodesCompleted, favoriteEpisode, topTags, achievements } = stats;
  return (
    <>
      <PageHeading title={title} aside={<ShareActions stats={stats} year={year} />}>
        You debugged. You listened. You thrived.
      </PageHeading>
      <NotebookSheet>
        {episodesCompleted > 0 ? (
          <>
            <StatList stats={stats} />
            {favoriteEpisode && <FavoriteEpisode episode={favoriteEpisode} />}
            <div className="mt-16 grid gap-x-14 gap-y-14 md:grid-cols-2">
              {topTags.length > 0 && <TopTopics topTags={topTags} />}
              <AchievementList achievements={achievements} />
            </div>
            <ContinueJourney episodesCompleted={episodesCompleted} />
          </>
        ) : (
          <NoCompletedEpisodes plays={stats.totalPlayEvents} />
        )}
      </NotebookSheet>
      <YourData />
    </>
  );
}

import { clsx } from "clsx";
import { EpisodeCover } from "#app/artwork/episode-cover.tsx";
import { hueOf } from "#app/content/cover-colors.ts";
import type { Episode } from "#app/content/episodes.server.ts";
import { chapterAt, type Track } from "#app/content/track.ts";
import { languageOf } from "#app/lib/text.ts";
import { formatTimestamp, spellDuration } from "#app/lib/timestamps.ts";
import { ChapterBar } from "#app/player/chapter-bar.tsx";
import { PlayLink } from "#app/player/play-link.tsx";
import { usePlayerStore } from "#app/player/player-store.ts";
import { VideoFacade } from "#app/player/video-facade.tsx";
import { useAnalytics } from "#app/store/analytics.ts";
import { resumeSecondsOf, usePositions } from "#app/store/positions.ts";
import { ListeningProgress } from "./listening-marks.tsx";
import { useStartTime, useVideoOnArrival } from "./start-time.ts";

type Props = {
  episode: Pick<Episode, "number" | "slug" | "tags">;
  track: Track;
  /** Shows the chapters as a bar below the cover. */
  hasBar?: boolean;
};

const pill = "rounded-2xl bg-page px-3 text-text";

/** An episode's cover with its possible start times. The player covers it while the episode plays. */
export function EpisodePlayer({ episode: { number, slug, tags }, track, hasBar = false }: Props) {
  const { id, chapters, duration } = track;
  const resumeSeconds = usePositions(({ positions }) => resumeSecondsOf(positions[id]));
  const isCompleted = useAnalytics(({ episodeStats }) => episodeStats[id]?.isCompleted ?? false);
  const linkedSeconds = useStartTime(track);
  useVideoOnArrival(track);
  const [first, second] = listStarts(linkedSeconds, resumeSeconds, isCompleted);
  const chapter = linkedSeconds === undefined ? undefined : chapterAt(chapters, linkedSeconds, duration)?.label;

  return (
    <VideoFacade
      track={track}
      poster={
        <>
          <EpisodeCover number={number} slug={slug} tags={tags} className="poster-cover absolute inset-0 h-full" />
          <ListeningProgress episodeId={id} hasBar={hasBar} />
        </>
      }
      hue={hueOf(tags)}
      name={
        first && (
          <>
            {chapter ? `${first.name}, ` : first.name}
            {chapter && <span lang={languageOf(chapter)}>{chapter}</span>}
          </>
        )
      }
      seconds={first?.seconds}
      bar={
        hasBar && (
          <ChapterBar
            track={track}
            duration={duration}
            now={linkedSeconds}
            onPlay={(seconds) => usePlayerStore.getState().play(track, seconds)}
            className="text-page"
          />
        )
      }
      className="print:hidden"
      // Below the play symbol, so that the symbol does not move when the start times appear after hydration.
      decoration={
        first && (
          <span
            aria-hidden="true"
            className={clsx(
              pill,
              "absolute right-[3%] max-w-[94%] min-w-30 py-1 text-center",
              chapter ? "bottom-[max(0.25rem,50%-6.25rem)]" : "bottom-[max(0.25rem,50%-4.5rem)]",
            )}
          >
            <span className="block label-mono">{first.label}</span>
            {chapter && (
              <span lang={languageOf(chapter)} className="line-clamp-1 text-sm @max-[14rem]:hidden">
                {chapter}
              </span>
            )}
          </span>
        )
      }
      otherLink={
        second && (
          <PlayLink
            track={track}
            seconds={second.seconds}
            className="absolute top-0 right-[3%] flex min-h-[44px] min-w-30 items-center justify-end"
          >
            <span className="sr-only">{second.name}</span>
            <span aria-hidden="true" className={clsx(pill, "py-0.5 label-mono hover:text-mint")}>
              {second.label}
            </span>
          </PlayLink>
        )
      }
    />
  );
}

/**
 * Returns the start times to offer, the main one first: the second in the URL, the resume position, the start. Empty if
 * there is only the start. A completed episode starts over. Screen readers read `name`.
 */
function listStarts(linked: number | undefined, resume: number | undefined, isCompleted: boolean) {
  const startAt = (verb: string, seconds: number) => ({
    label: `${verb} ${formatTimestamp(seconds)}`,
    name: `${verb} ${spellDuration(seconds)}`,
    seconds,
  });
  const resumed = resume === undefined ? [] : [startAt("Resume", resume)];
  if (linked !== undefined) return [startAt("Play from", linked), ...resumed];
  if (resume === undefined) return [];
  const startOver = { label: "Start over", name: "Start over", seconds: 0 };
  return isCompleted ? [startOver, ...resumed] : [...resumed, startOver];
}

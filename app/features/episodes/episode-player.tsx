import { clsx } from "clsx";
import type { MouseEvent, ReactNode } from "react";
import { EpisodeCover } from "#app/artwork/episode-cover.tsx";
import { hueOf } from "#app/content/cover-colors.ts";
import type { Episode } from "#app/content/episodes.server.ts";
import { chapterAt, type Track } from "#app/content/track.ts";
import { isPlainClick } from "#app/lib/plain-click.ts";
import { languageOf } from "#app/lib/text.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { watchUrl } from "#app/lib/youtube.ts";
import { usePlayerSlot, usePlayerStore } from "#app/player/player-store.ts";
import { VideoFacade } from "#app/player/video-facade.tsx";
import { resumeSecondsOf, usePositions } from "#app/store/positions.ts";
import { ListeningProgress } from "./listening-marks.tsx";
import { useStartTime, useVideoOnArrival } from "./start-time.ts";

type Props = {
  episode: Pick<Episode, "number" | "slug" | "tags">;
  track: Track;
  /** A bar below the cover. During playback, the player's own bar of the same height replaces it. */
  children?: ReactNode;
};

const pill = "rounded-2xl bg-page px-3 text-text";

/** An episode's cover with its possible start times. Reserves the player's room while the episode plays. */
export function EpisodePlayer({ episode: { number, slug, tags }, track, children }: Props) {
  const { id, title, chapters, duration } = track;
  const placeRef = usePlayerSlot(id);
  const isOn = usePlayerStore((state) => state.track?.id === id);
  const kept = usePositions(({ positions }) => resumeSecondsOf(positions[id]));
  const asked = useStartTime(track);
  useVideoOnArrival(track);
  const [first, second] = listChoices(asked, kept);
  const chapter = asked === undefined ? undefined : chapterAt(chapters, asked, duration)?.label;

  function play(seconds: number) {
    usePlayerStore.getState().play(track, seconds);
  }

  function playSecond(event: MouseEvent) {
    if (!second || !isPlainClick(event)) return;
    event.preventDefault();
    play(second.seconds);
  }

  return (
    <div ref={placeRef} className={clsx("max-w-video print:hidden", isOn && (children ? "pb-16" : "pb-27"))}>
      <div className="relative">
        <VideoFacade
          youtubeId={id}
          title={title}
          poster={
            <>
              <EpisodeCover number={number} slug={slug} tags={tags} className="poster-cover absolute inset-0 h-full" />
              <ListeningProgress episodeId={id} isSeenElsewhere={Boolean(children)} />
            </>
          }
          hue={hueOf(tags)}
          isOn={isOn}
          name={
            first && (
              <>
                {chapter ? `${first.label}, ` : first.label}
                {chapter && <span lang={languageOf(chapter)}>{chapter}</span>}
              </>
            )
          }
          seconds={first?.seconds}
          onPlay={play}
        >
          {/* Placed below the play mark, so that the mark does not move when the start times appear after hydration. */}
          {first && (
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
          )}
        </VideoFacade>
        {second && !isOn && (
          <a
            href={watchUrl(id, second.seconds)}
            onClick={playSecond}
            className="absolute top-0 right-[3%] flex min-h-[44px] min-w-30 items-center justify-end"
          >
            <span className={clsx(pill, "py-0.5 label-mono hover:text-mint")}>{second.label}</span>
          </a>
        )}
      </div>
      {children && <div className="in-data-covered:invisible">{children}</div>}
    </div>
  );
}

/**
 * Returns the possible start times: the shared moment, the resume position, the start. Empty if there is only the
 * start.
 */
function listChoices(asked: number | undefined, kept: number | undefined) {
  const choices = [];
  if (asked !== undefined) choices.push({ label: `Play from ${formatTimestamp(asked)}`, seconds: asked });
  if (kept !== undefined) choices.push({ label: `Resume ${formatTimestamp(kept)}`, seconds: kept });
  if (asked === undefined && kept !== undefined) choices.push({ label: "Start over", seconds: 0 });
  return choices;
}

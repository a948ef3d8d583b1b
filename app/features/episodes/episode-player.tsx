import { clsx } from "clsx";

import { EpisodeCover } from "#app/artwork/episode-cover.tsx";
import type { Episode } from "#app/content/episodes.server.ts";
import { chapterAt, type Track } from "#app/content/track.ts";
import { usePlayerSlot, usePlayerStore } from "#app/player/player-store.ts";
import { VideoFacade } from "#app/player/video-facade.tsx";
import { resumeSecondsOf, usePositions } from "#app/store/positions.ts";

import { HeardLine } from "./listening-marks.tsx";
import { useSeekOnArrival, useStartTime } from "./start-time.ts";

type Props = { episode: Pick<Episode, "number" | "slug" | "tags">; track: Track };

/** The place of an episode's video: its cover, and room for the player with its controls while the episode is on. */
export function EpisodePlayer({ episode: { number, slug, tags }, track }: Props) {
  const { id, title, chapters, duration } = track;
  const placeRef = usePlayerSlot(id);
  const isOn = usePlayerStore((state) => state.track?.id === id);
  const kept = usePositions(({ positions }) => resumeSecondsOf(positions[id]));
  const asked = useStartTime();
  useSeekOnArrival(id);
  return (
    <div ref={placeRef} className={clsx("print:hidden", isOn && "pb-16")}>
      <VideoFacade
        youtubeId={id}
        title={title}
        poster={
          <>
            <EpisodeCover number={number} slug={slug} tags={tags} className="poster-cover absolute inset-0 h-full" />
            <HeardLine episodeId={id} />
          </>
        }
        isOn={isOn}
        moment={
          asked === undefined ? undefined : { seconds: asked, chapter: chapterAt(chapters, asked, duration)?.label }
        }
        resumeSeconds={kept}
        onPlay={(seconds) => usePlayerStore.getState().play(track, seconds)}
      />
    </div>
  );
}

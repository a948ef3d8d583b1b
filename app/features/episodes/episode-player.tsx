import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { VideoFacade } from "#app/ui/video-facade.tsx";

import { EpisodeCover } from "#app/ui/episode-cover.tsx";
import { usePlayer } from "./use-player.ts";

type Props = { episode: Pick<EpisodeSummary, "id" | "number" | "slug" | "title" | "tags" | "youtubeId"> };

/** An episode's video on a page of something else; playing it counts as listening to the episode. */
export function EpisodePlayer({ episode: { id, number, slug, title, tags, youtubeId } }: Props) {
  const { playback, startSeconds, play } = usePlayer(id);
  return (
    <VideoFacade
      youtubeId={youtubeId}
      title={title}
      poster={<EpisodeCover number={number} slug={slug} tags={tags} className="absolute inset-0 h-full" />}
      playback={playback}
      startSeconds={startSeconds}
      onPlay={play}
    />
  );
}

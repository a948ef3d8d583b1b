import { clsx } from "clsx";
import { Play } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";

import { playerUrl, watchUrl } from "#app/lib/youtube.ts";

/** One start of a video: the second, and which start it is, because the same second may be asked for again. */
export type Playback = { seconds: number; count: number };

type Props = {
  youtubeId: string;
  title: string;
  /** What is seen until the visitor presses play. */
  poster: ReactNode;
  /** Undefined until the visitor asks to play: nothing is loaded from YouTube before. */
  playback: Playback | undefined;
  startSeconds?: number;
  onPlay: (seconds: number) => void;
  className?: string;
};

/** A video that costs nothing until it is wanted. Without JavaScript it is a link to the video. */
export function VideoFacade({ youtubeId, title, poster, playback, startSeconds = 0, onPlay, className }: Props) {
  const frame = clsx("relative block aspect-video w-full overflow-hidden rounded-lg bg-raised", className);

  if (playback) {
    return (
      <iframe
        key={playback.count}
        src={playerUrl(youtubeId, playback.seconds)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className={frame}
      />
    );
  }

  function play(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPlay(startSeconds);
  }

  return (
    <a href={watchUrl(youtubeId, startSeconds)} onClick={play} className={clsx(frame, "group")}>
      <span className="sr-only">Play: {title}</span>
      {poster}
      <span className="absolute inset-0 flex items-center justify-end pr-[9%]">
        <span className="inline-flex size-18 items-center justify-center rounded-full bg-mint text-on-mint shadow-lg transition-[scale,background-color] duration-150 ease-out group-hover:scale-110 group-hover:bg-mint-hover">
          <Play aria-hidden="true" className="ml-1 size-8" fill="currentColor" />
        </span>
      </span>
    </a>
  );
}

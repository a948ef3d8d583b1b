import { clsx } from "clsx";
import Play from "lucide-react/icons/play";
import type { MouseEvent, ReactNode } from "react";
import { languageOf } from "#app/lib/words.ts";
import { watchUrl } from "#app/lib/youtube.ts";
import { isPlainClick } from "#app/navigation/use-delegated-links.ts";

type Props = {
  youtubeId: string;
  title: string;
  /** Shown until the visitor presses play. */
  poster: ReactNode;
  /** True while the site's player has this video. It covers the poster once its chunk has loaded. */
  isOn: boolean;
  /** The accessible name of the play link, before the title. */
  name?: ReactNode;
  /** The second at which playback starts. */
  seconds?: number;
  onPlay: (seconds: number) => void;
  /** Decoration over the poster: phrasing content, hidden from screen readers. */
  children?: ReactNode;
};

const frame = "relative block aspect-video w-full overflow-hidden rounded-lg bg-raised";

/** A poster that loads the video on demand. Without JavaScript it links to the video. */
export function VideoFacade({ youtubeId, title, poster, isOn, name = "Play", seconds = 0, onPlay, children }: Props) {
  if (isOn) {
    return (
      <div className={frame}>
        <div className="in-data-covered:invisible">
          {poster}
          <PlayMark className="animate-pulse" />
        </div>
      </div>
    );
  }

  function play(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPlay(seconds);
  }

  return (
    <a href={watchUrl(youtubeId, seconds)} onClick={play} className={clsx(frame, "group @container")}>
      <span className="sr-only">
        {name}
        {": "}
        <span lang={languageOf(title)}>{title}</span>
      </span>
      {poster}
      <PlayMark className="group-hover:scale-110 group-hover:bg-mint-hover @max-[20rem]:size-[60px]" />
      {children}
    </a>
  );
}

function PlayMark({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className="absolute inset-y-0 right-[3%] flex w-30 items-center justify-center">
      <span
        className={`inline-flex size-[72px] items-center justify-center rounded-full bg-mint text-on-mint shadow-lg transition-[scale,background-color] ${className}`}
      >
        <Play className="ml-1 size-[32px]" fill="currentColor" />
      </span>
    </span>
  );
}

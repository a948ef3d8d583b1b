import { clsx } from "clsx";
import Play from "lucide-react/icons/play";
import type { MouseEvent, ReactNode } from "react";
import { languageOf } from "#app/lib/words.ts";
import { watchUrl } from "#app/lib/youtube.ts";
import { isPlainClick } from "#app/navigation/use-delegated-links.ts";

type Props = {
  youtubeId: string;
  title: string;
  /** What is seen until the visitor presses play. */
  poster: ReactNode;
  /** Whether the site's player plays this: it covers the poster, once its code has come. */
  isOn: boolean;
  /** What pressing it does, for who cannot see it: the title follows. */
  name?: ReactNode;
  /** The second that it plays from. */
  seconds?: number;
  onPlay: (seconds: number) => void;
  /** What stands over the poster until then: phrases alone, and silent. */
  children?: ReactNode;
};

const frame = "relative block aspect-video w-full overflow-hidden rounded-lg bg-raised";

/** A video that costs nothing until it is wanted. Without JavaScript it is a link to the video. */
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

import { clsx } from "clsx";
import Play from "lucide/dist/esm/icons/play.mjs";
import type { MouseEvent, ReactNode } from "react";

import { languageOf } from "#app/lib/language-of.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { watchUrl } from "#app/lib/youtube.ts";
import { isPlainClick } from "#app/navigation/use-delegated-links.ts";
import { Icon } from "#app/ui/icon.tsx";

type Props = {
  youtubeId: string;
  title: string;
  /** What is seen until the visitor presses play. */
  poster: ReactNode;
  /** Whether the site's player plays this: it covers the poster, once its code has come. */
  isOn: boolean;
  startSeconds?: number;
  /** The second at which the visitor stopped the last time: offered first, with the start beside it. */
  resumeSeconds?: number;
  onPlay: (seconds: number) => void;
};

const frame = "relative block aspect-video w-full overflow-hidden rounded-lg bg-raised";
const pill = "rounded-full bg-page px-3 label-mono text-text";

/** A video that costs nothing until it is wanted. Without JavaScript it is a link to the video. */
export function VideoFacade({ youtubeId, title, poster, isOn, startSeconds = 0, resumeSeconds, onPlay }: Props) {
  if (isOn) {
    return (
      <div className={frame}>
        <div className="in-data-covered:invisible">
          {poster}
          <span className="absolute inset-y-0 right-[3%] flex min-w-30 items-center justify-center">
            <PlayMark className="animate-pulse" />
          </span>
        </div>
      </div>
    );
  }

  const wanted = resumeSeconds ?? startSeconds;
  const resumeLabel = resumeSeconds !== undefined && `Resume ${formatTimestamp(resumeSeconds)}`;

  function play(event: MouseEvent, seconds: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPlay(seconds);
  }

  return (
    <div className="relative">
      <a href={watchUrl(youtubeId, wanted)} onClick={(event) => play(event, wanted)} className={clsx(frame, "group")}>
        <span className="sr-only">
          {`${resumeLabel || "Play"}: `}
          <span lang={languageOf(title)}>{title}</span>
        </span>
        {poster}
        <span
          aria-hidden="true"
          className={clsx(
            "absolute inset-y-0 right-[3%] flex min-w-30 flex-col items-center justify-center gap-2",
            resumeLabel && "pb-11",
          )}
        >
          <PlayMark className="group-hover:scale-110 group-hover:bg-mint-hover" />
          {resumeLabel && <span className={clsx(pill, "py-1")}>{resumeLabel}</span>}
        </span>
      </a>
      {resumeLabel && (
        <a
          href={watchUrl(youtubeId)}
          onClick={(event) => play(event, 0)}
          className="absolute right-[3%] bottom-1 flex min-h-11 min-w-30 items-center justify-center"
        >
          <span className={clsx(pill, "py-0.5 hover:text-mint")}>Start over</span>
        </a>
      )}
    </div>
  );
}

function PlayMark({ className }: { className: string }) {
  return (
    <span
      className={clsx(
        "inline-flex size-[72px] items-center justify-center rounded-full bg-mint text-on-mint shadow-lg transition-[scale,background-color] duration-150 ease-out",
        className,
      )}
    >
      <Icon shape={Play} aria-hidden="true" className="ml-1 size-[32px]" fill="currentColor" />
    </span>
  );
}

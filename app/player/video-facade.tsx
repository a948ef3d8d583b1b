import { clsx } from "clsx";
import type { MouseEvent, ReactNode } from "react";
import type { Hue } from "#app/content/cover-colors.ts";
import { isPlainClick } from "#app/lib/plain-click.ts";
import { languageOf } from "#app/lib/text.ts";
import { watchUrl } from "#app/lib/youtube.ts";

type Props = {
  youtubeId: string;
  title: string;
  /** Shown until the visitor presses play. */
  poster: ReactNode;
  /** Colors the play mark like the poster. */
  hue?: Hue;
  /** True while the site's player has this video. The player covers the poster once its chunk has loaded. */
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
export function VideoFacade({
  youtubeId,
  title,
  poster,
  hue,
  isOn,
  name = "Play",
  seconds = 0,
  onPlay,
  children,
}: Props) {
  if (isOn) {
    return (
      <div className={frame}>
        <div className="in-data-covered:invisible">
          {poster}
          <PlayMark hue={hue} className="animate-pulse" />
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
      <PlayMark hue={hue} className="group-hover:scale-110 @max-[20rem]:size-[60px]" />
      {children}
    </a>
  );
}

/** SVG attributes color it, because the security policy refuses inline styles. */
function PlayMark({ hue, className }: { hue: Hue | undefined; className: string }) {
  return (
    <span aria-hidden="true" className="absolute inset-y-0 right-[3%] flex w-30 items-center justify-center">
      <svg viewBox="0 0 72 72" className={clsx("size-[72px] transition-[scale]", className)}>
        <circle cx="36" cy="36" r="36" fill={hue?.ink ?? "var(--color-mint)"} />
        <path
          d="m30 23 22 13-22 13z"
          fill={hue?.ground ?? "var(--color-on-mint)"}
          stroke={hue?.ground ?? "var(--color-on-mint)"}
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}

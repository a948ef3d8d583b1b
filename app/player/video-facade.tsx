import { clsx } from "clsx";
import { type ReactNode, useCallback } from "react";
import type { Hue } from "#app/content/cover-colors.ts";
import type { Track } from "#app/content/track.ts";
import { languageOf } from "#app/lib/text.ts";
import { PlayLink } from "./play-link.tsx";
import { slotId, usePlayerStore } from "./player-store.ts";

type Props = {
  track: Track;
  /** Shown until the visitor presses play. */
  poster: ReactNode;
  /** The colors of the play symbol. */
  hue?: Hue;
  /** The accessible name of the play link, before the title. */
  name?: ReactNode;
  /** The second at which playback starts. */
  seconds?: number;
  /** Decoration over the poster: phrasing content, hidden from screen readers. */
  decoration?: ReactNode;
  /** A second link over the poster. */
  otherLink?: ReactNode;
  /** A bar below the poster. During playback, the player's own bar of the same height replaces it. */
  bar?: ReactNode;
  className?: string;
};

const shape = "relative block aspect-video w-full overflow-hidden rounded-lg bg-raised";

/**
 * A poster that loads the video on demand. While the video is on, the player covers this element, which reserves room
 * for the player's controls.
 */
export function VideoFacade(props: Props) {
  const { track, poster, hue, name = "Play", seconds = 0, decoration, otherLink, bar, className } = props;
  const { id, title } = track;
  const isOn = usePlayerStore((state) => state.track?.id === id);
  const slotRef = useCallback(() => usePlayerStore.getState().openSlot(id), [id]);
  return (
    <div ref={slotRef} id={slotId(id)} className={clsx("max-w-video", isOn && (bar ? "pb-16" : "pb-27"), className)}>
      {isOn ? (
        <div className={shape}>
          <div className="in-data-covered:invisible">
            {poster}
            <PlaySymbol hue={hue} className="animate-pulse" />
          </div>
        </div>
      ) : (
        <div className="relative">
          <PlayLink track={track} seconds={seconds} className={clsx(shape, "group @container")}>
            <span className="sr-only">
              {name}
              {": "}
              <span lang={languageOf(title)}>{title}</span>
            </span>
            {poster}
            <PlaySymbol hue={hue} className="group-hover:scale-110 @max-[20rem]:size-[60px]" />
            {decoration}
          </PlayLink>
          {otherLink}
        </div>
      )}
      {bar && <div className="in-data-covered:invisible">{bar}</div>}
    </div>
  );
}

/** SVG attributes color it, because the security policy refuses inline styles. */
function PlaySymbol({ hue, className }: { hue: Hue | undefined; className: string }) {
  return (
    <span aria-hidden="true" className="absolute inset-y-0 right-[3%] flex w-30 items-center justify-center">
      <svg viewBox="0 0 72 72" className={clsx("size-[72px] transition-[scale]", className)}>
        <circle cx="36" cy="36" r="36" fill={hue?.foreground ?? "var(--color-mint)"} />
        <path
          d="m30 23 22 13-22 13z"
          fill={hue?.background ?? "var(--color-on-mint)"}
          stroke={hue?.background ?? "var(--color-on-mint)"}
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}

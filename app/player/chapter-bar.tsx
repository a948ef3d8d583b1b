import { clsx } from "clsx";
import type { MouseEvent } from "react";
import { chapterAt, type Track } from "#app/content/track.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { usePositions } from "#app/store/positions.ts";

type Props = {
  track: Pick<Track, "id" | "chapters">;
  /** In seconds. */
  duration: number;
  /** The position to mark, in seconds. */
  now?: number;
  /** Receives the start of the clicked chapter, in seconds. */
  onPlay?: (seconds: number) => void;
  /** The text color separates the chapters, so it must equal the background. */
  className?: string;
};

const line = "pointer-events-none [vector-effect:non-scaling-stroke]";

/**
 * An episode's chapters as a line, thick where the visitor has heard it. Hidden from keyboards and screen readers:
 * the chapter list offers the same, and forty chapters would be forty tab stops.
 */
export function ChapterBar({ track: { id, chapters }, duration, now, onPlay, className }: Props) {
  const heard = usePositions(({ positions }) => positions[id]?.heard);

  function play({ clientX, currentTarget }: MouseEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    onPlay?.(chapterAt(chapters, ((clientX - left) / width) * duration, duration)?.seconds ?? 0);
  }

  return (
    <svg
      viewBox={`0 0 ${duration} 44`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onClick={play}
      className={clsx("block h-11 w-full", onPlay && "cursor-pointer", className)}
    >
      {onPlay &&
        chapters.map(({ seconds, label }, index) => (
          <rect
            key={seconds}
            x={seconds}
            width={Math.max(0, (chapters[index + 1]?.seconds ?? duration) - seconds)}
            height="44"
            className="fill-transparent hover:fill-raised"
          >
            <title>{`${formatTimestamp(seconds)} ${label}`}</title>
          </rect>
        ))}
      <path d={`M0 22H${duration}`} className={clsx(line, "stroke-control stroke-4 forced-colors:stroke-[GrayText]")} />
      <path
        d={heard?.map(([from, to]) => `M${from} 22H${to}`).join("")}
        className={clsx(line, "stroke-mint stroke-10 forced-colors:stroke-[Highlight]")}
      />
      <path
        d={chapters.map(({ seconds }) => (seconds > 0 ? `M${seconds} 15V29` : "")).join("")}
        className={clsx(line, "stroke-current stroke-2 forced-colors:stroke-[Canvas]")}
      />
      {now !== undefined && (
        <path d={`M${now} 10V34`} className={clsx(line, "stroke-text stroke-3 forced-colors:stroke-[CanvasText]")} />
      )}
    </svg>
  );
}

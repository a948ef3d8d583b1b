import { clsx } from "clsx";
import { useCallback, useRef, useState } from "react";
import type { Track } from "#app/content/track.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { ChapterBar } from "#app/player/chapter-bar.tsx";
import { usePlayerStore } from "#app/player/player-store.ts";

/** Seconds that an arrow key goes on or back. */
const step = 10;

/**
 * Where the player is, and the way to any other second once it answers: the browser's own slider over the bar of chapters.
 * Its thumb (app.css) stands out at both ends by half its width, so that its middle is where the bar says.
 */
export function SeekBar({ track, className }: { track: Track; className: string }) {
  const { controls, duration, seconds, play } = usePlayerStore();
  const [dragged, setDragged] = useState<number>();
  const isCancelled = useRef(false);
  /** What a screen reader is told while the slider has the focus: it would read each second aloud. */
  const [spoken, setSpoken] = useState<number>();

  function begin() {
    isCancelled.current = false;
  }

  // React's own `onChange` hears every pixel of a drag; a player is sent on once, at its end.
  const seekRef = useCallback(
    (slider: HTMLInputElement | null) => {
      const seek = () => {
        const sought = Number(slider?.value);
        if (!isCancelled.current) {
          play(track, sought);
          if (document.activeElement === slider) setSpoken(sought);
        }
        isCancelled.current = false;
        setDragged(undefined);
      };
      slider?.addEventListener("change", seek);
      return () => slider?.removeEventListener("change", seek);
    },
    [track, play],
  );

  // Of what is no episode nobody knows how long it is before it plays.
  if (duration === 0) return <div className={clsx("h-11", className)} />;
  const now = Math.min(dragged ?? seconds, duration);
  return (
    <div className={clsx("relative", className)}>
      <ChapterBar track={track} duration={duration} />
      {controls && (
        <input
          ref={seekRef}
          type="range"
          aria-label="Seek"
          aria-valuetext={`${formatTimestamp(dragged ?? spoken ?? now)} of ${formatTimestamp(duration)}`}
          // Without it the steps begin at the second that is on.
          min={0}
          max={duration}
          step={step}
          value={now}
          onChange={(event) => setDragged(Number(event.target.value))}
          onFocus={() => setSpoken(now)}
          onBlur={() => setSpoken(undefined)}
          onKeyDown={begin}
          onPointerDown={begin}
          // A finger that came to scroll the page: Chromium tells of a change at its end all the same.
          onPointerCancel={() => {
            isCancelled.current = true;
            setDragged(undefined);
          }}
          // After the change, if there is one: a thumb brought back to where it was tells of none.
          onPointerUp={() => setTimeout(() => setDragged(undefined))}
          className="absolute inset-y-0 -left-2 thumb-only h-full w-[calc(100%+1rem)]"
        />
      )}
    </div>
  );
}

import { clsx } from "clsx";
import { useCallback, useRef, useState } from "react";
import type { Track } from "#app/content/track.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { ChapterBar } from "#app/player/chapter-bar.tsx";
import { usePlayerStore } from "#app/player/player-store.ts";

/** Seconds per press of an arrow key. */
const step = 10;

/**
 * Shows the position. Once the player responds, adds a native slider over the chapter bar to seek. The thumb (app.css)
 * extends past both ends by half its width, so that its center matches the bar.
 */
export function SeekBar({ track, className }: { track: Track; className: string }) {
  const controls = usePlayerStore((state) => state.controls);
  const duration = usePlayerStore((state) => state.duration);
  const seconds = usePlayerStore((state) => state.seconds);
  const play = usePlayerStore((state) => state.play);
  const [dragged, setDragged] = useState<number>();
  const isCanceled = useRef(false);
  /**
   * The position that screen readers announce while the slider has the focus. Changes only when the visitor seeks;
   * otherwise they would announce each second.
   */
  const [spoken, setSpoken] = useState<number>();

  function begin() {
    isCanceled.current = false;
  }

  // React's `onChange` fires on every pixel of a drag. The native change event fires once, at its end.
  const seekRef = useCallback(
    (slider: HTMLInputElement | null) => {
      const seek = () => {
        const sought = Number(slider?.value);
        if (!isCanceled.current) {
          play(track, sought);
          if (document.activeElement === slider) setSpoken(sought);
        }
        isCanceled.current = false;
        setDragged(undefined);
      };
      slider?.addEventListener("change", seek);
      return () => slider?.removeEventListener("change", seek);
    },
    [track, play],
  );

  // The duration of a track that is not an episode is unknown until it plays.
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
          // Without `min`, steps start at the current second.
          min={0}
          max={duration}
          step={step}
          value={now}
          onChange={(event) => setDragged(Number(event.target.value))}
          onFocus={() => setSpoken(now)}
          onBlur={() => setSpoken(undefined)}
          onKeyDown={begin}
          onPointerDown={begin}
          // The touch became a scroll. Chromium still fires a change event when it ends, so ignore that event.
          onPointerCancel={() => {
            isCanceled.current = true;
            setDragged(undefined);
          }}
          // Runs after the change event, which does not fire if the thumb returns to where it was.
          onPointerUp={() => setTimeout(() => setDragged(undefined))}
          className="absolute inset-y-0 -left-2 thumb-only h-full w-[calc(100%+1rem)]"
        />
      )}
    </div>
  );
}

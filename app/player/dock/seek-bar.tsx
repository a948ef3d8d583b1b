import { clsx } from "clsx";
import { type KeyboardEvent, useCallback, useRef, useState } from "react";
import type { Track } from "#app/content/track.ts";
import { spellDuration } from "#app/lib/timestamps.ts";
import { ChapterBar } from "#app/player/chapter-bar.tsx";
import { usePlayerStore } from "#app/player/player-store.ts";

/** Seconds per press of an arrow key. The slider's own step is a second, so that it reaches every position. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 10, ArrowUp: 10, ArrowLeft: -10, ArrowDown: -10 };

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
  const now = Math.min(dragged ?? seconds, duration);

  // React's `onChange` fires on every pixel of a drag. The native change event fires once, at its end.
  const sliderRef = useCallback(
    (slider: HTMLInputElement | null) => {
      const seek = () => {
        const target = Number(slider?.value);
        if (!isCanceled.current) {
          play(track, target);
          if (document.activeElement === slider) setSpoken(target);
        }
        isCanceled.current = false;
        setDragged(undefined);
      };
      slider?.addEventListener("change", seek);
      return () => slider?.removeEventListener("change", seek);
    },
    [track, play],
  );

  function pressKey(event: KeyboardEvent) {
    isCanceled.current = false;
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const target = Math.max(0, Math.min(now + step, duration));
    play(track, target);
    setSpoken(target);
  }

  // The duration of a track that is not an episode is unknown until it plays.
  if (duration === 0) return <div className={clsx("h-11", className)} />;
  return (
    <div className={clsx("relative", className)}>
      <ChapterBar track={track} duration={duration} />
      {controls && (
        <input
          ref={sliderRef}
          type="range"
          aria-label="Seek"
          aria-valuetext={`${spellDuration(dragged ?? spoken ?? now)} of ${spellDuration(duration)}`}
          max={duration}
          value={now}
          onChange={(event) => setDragged(Number(event.target.value))}
          onFocus={() => setSpoken(now)}
          onBlur={() => setSpoken(undefined)}
          onKeyDown={pressKey}
          onPointerDown={() => {
            isCanceled.current = false;
          }}
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

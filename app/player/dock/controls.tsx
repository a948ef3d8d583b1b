import { clsx } from "clsx";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import X from "lucide-react/icons/x";
import type { ComponentProps, RefObject } from "react";
import { chapterAt, type Track } from "#app/content/track.ts";
import { returnFocus } from "#app/lib/focus.ts";
import { languageOf } from "#app/lib/text.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { speeds, usePlayerSettings } from "#app/player/player-settings.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { Link } from "#app/ui/link.tsx";
import { Select } from "#app/ui/select.tsx";
import { SeekBar } from "./seek-bar.tsx";

/** Seconds per press of a skip button. */
const skipSeconds = 10;

type DockProps = {
  track: Track;
  /** The element that had the focus before the dock got it. */
  focusedBefore: RefObject<EventTarget | null>;
};

/** The dock's track, a link to its page, and the most used controls. The dock is a grid (app.css). */
export function DockControls({ track, focusedBefore }: DockProps) {
  const { path, number, name, chapters, duration } = track;
  const controls = usePlayerStore((state) => state.controls);
  const isPlaying = usePlayerStore((state) => state.isPlaying);
  const seconds = usePlayerStore((state) => state.seconds);
  const chapter = chapterAt(chapters, seconds, duration);

  function close() {
    usePlayerStore.getState().close();
    queueMicrotask(() => returnFocus(focusedBefore.current));
  }

  return (
    <>
      <Link
        to={path}
        className="group flex min-h-11 flex-col justify-center pt-1 pl-3 leading-snug font-semibold [grid-area:title] roomy:px-4 roomy:pt-2 landscape-phone:hidden"
      >
        {number !== undefined && (
          <span className="label-mono text-mint">
            <span className="sr-only">Episode </span>#{number}
          </span>
        )}
        <span lang={languageOf(name)} className="line-clamp-2 text-sm group-hover:text-mint roomy:line-clamp-1">
          {name}
        </span>
      </Link>
      <p className="line-clamp-2 self-start px-3 text-xs text-muted [grid-area:time] roomy:line-clamp-1 roomy:px-4 landscape-phone:hidden">
        <span className="label-mono">{formatTimestamp(seconds)}</span>{" "}
        {chapter && <span lang={languageOf(chapter.label)}>{chapter.label}</span>}
      </p>
      <fieldset
        disabled={!controls}
        className={clsx("flex min-w-0 [grid-area:buttons] landscape-phone:flex-col", !controls && "opacity-40")}
      >
        <SkipButton seconds={-skipSeconds} />
        <DockButton label={isPlaying ? "Pause" : "Resume"} onClick={controls?.toggle}>
          {isPlaying ? <Pause fill="currentColor" /> : <Play fill="currentColor" />}
        </DockButton>
        <SkipButton seconds={skipSeconds} />
      </fieldset>
      <SeekBar track={track} className="mx-3 text-surface [grid-area:seek] landscape-phone:hidden" />
      <DockButton label="Close player" onClick={close} className="[grid-area:close]">
        <X />
      </DockButton>
    </>
  );
}

/** The visible text is part of the accessible name, for voice control. */
function SkipButton({ seconds }: { seconds: number }) {
  const text = `${seconds < 0 ? "−" : "+"}${Math.abs(seconds)}`;
  return (
    <DockButton label={`${text} seconds`} onClick={() => usePlayerStore.getState().controls?.skip(seconds)}>
      <span aria-hidden="true" className="font-mono text-[min(0.9375rem,18px)] font-semibold">
        {text}
      </span>
    </DockButton>
  );
}

/**
 * A dock button. Has no tooltip, because it would cover the video. Does not grow with large text, because the buttons
 * share a phone's width with the video.
 */
function DockButton({ label, className, ...props }: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      className={clsx("icon-square size-[44px]! shrink! [&>svg]:size-[min(1.25rem,26px)]", className)}
      {...props}
    />
  );
}

const speedOptions = speeds.map((speed) => ({ value: String(speed), label: `${speed}×` }));

/**
 * Controls below the player on the track's page, which reserves their room (video-facade.tsx). Shows only the bar until
 * the player responds.
 */
export function PageControls({ track }: { track: Track }) {
  const hasControls = usePlayerStore(({ controls }) => controls !== undefined);
  const seconds = usePlayerStore((state) => state.seconds);
  const duration = usePlayerStore((state) => state.duration);
  const speed = usePlayerSettings((state) => state.speed);
  const setSpeed = usePlayerSettings((state) => state.setSpeed);
  return (
    <>
      <SeekBar track={track} className="text-page" />
      {hasControls && (
        <div className="flex h-16 items-center justify-between gap-2">
          <p aria-hidden="true" className="label-mono text-muted">
            {formatTimestamp(seconds)} / {formatTimestamp(duration)}
          </p>
          <div className="flex w-28 min-w-0">
            <Select
              label="Playback speed"
              value={String(speed)}
              options={speedOptions}
              onChange={(value) => setSpeed(Number(value))}
            />
          </div>
        </div>
      )}
    </>
  );
}

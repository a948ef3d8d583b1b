import { clsx } from "clsx";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import X from "lucide-react/icons/x";
import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { chapterAt, type Track } from "#app/content/track.ts";
import { languageOf } from "#app/lib/text.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { Link } from "#app/ui/link.tsx";
import { SeekBar } from "./seek-bar.tsx";

/** Seconds per press of a skip button. */
const skipSeconds = 10;

/** The dock's track, a link to its page, and the most used controls. */
export function DockControls({ track, layerRef }: { track: Track; layerRef: RefObject<HTMLElement | null> }) {
  const { path, number, name, chapters, duration } = track;
  const controls = usePlayerStore((state) => state.controls);
  const isPlaying = usePlayerStore((state) => state.isPlaying);
  const seconds = usePlayerStore((state) => state.seconds);
  const close = usePlayerStore((state) => state.close);
  const chapter = chapterAt(chapters, seconds, duration);
  const returnFocus = useFocusBefore(layerRef);

  function leave() {
    close();
    returnFocus();
  }

  return (
    <>
      <div className="min-w-0 px-3 pt-2 roomy:px-4 landscape-phone:hidden">
        <Link to={path} className="group flex min-h-11 flex-col justify-center leading-snug font-semibold">
          {number !== undefined && <span className="label-mono text-mint">Episode #{number}</span>}
          <span lang={languageOf(name)} className="line-clamp-2 text-sm group-hover:text-mint roomy:line-clamp-1">
            {name}
          </span>
        </Link>
        <p className="line-clamp-5 text-xs text-muted roomy:line-clamp-1">
          <span className="label-mono">{formatTimestamp(seconds)}</span>{" "}
          {chapter && <span lang={languageOf(chapter.label)}>{chapter.label}</span>}
        </p>
      </div>
      <div className="col-span-2 flex items-center pr-1 pl-2 roomy:pb-1 landscape-phone:col-span-1 landscape-phone:flex-col landscape-phone:justify-between landscape-phone:p-0">
        <fieldset disabled={!controls} className={clsx("flex landscape-phone:flex-col", !controls && "opacity-40")}>
          <SkipButton seconds={-skipSeconds} />
          <DockButton label={isPlaying ? "Pause" : "Resume"} onClick={controls?.toggle}>
            {isPlaying ? <Pause fill="currentColor" /> : <Play fill="currentColor" />}
          </DockButton>
          <SkipButton seconds={skipSeconds} />
        </fieldset>
        <SeekBar track={track} className="mx-3 min-w-0 grow text-surface landscape-phone:hidden" />
        <DockButton label="Close player" onClick={leave}>
          <X />
        </DockButton>
      </div>
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
 * A dock button. Has no tooltip, because it would cover the video. Does not grow with large text, because five elements
 * share a phone's width.
 */
function DockButton({ label, ...props }: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="icon-square size-[44px]! [&>svg]:size-[min(1.25rem,26px)]"
      {...props}
    />
  );
}

/**
 * Remembers the element that had the focus before the dock. Returns a function that focuses that element again, or the
 * page's heading if the element is gone.
 */
function useFocusBefore(dockRef: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element>(null);

  useEffect(() => {
    const dock = dockRef.current;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !dock?.contains(relatedTarget)) before.current = relatedTarget;
    };
    dock?.addEventListener("focusin", onFocusIn);
    return () => dock?.removeEventListener("focusin", onFocusIn);
  }, [dockRef]);

  return () => {
    const target = before.current?.isConnected ? before.current : document.querySelector("main h1");
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
}

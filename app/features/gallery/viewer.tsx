import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Share2 from "lucide-react/icons/share-2";
import { type ComponentProps, type TouchEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Meme } from "#app/content/galleries.ts";
import { useReducedMotion } from "#app/lib/browser-state.ts";
import { readShortcut, useKeyDown } from "#app/lib/keyboard.ts";
import { languageOf } from "#app/lib/text.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TileLoadError } from "./grid/tile-components.tsx";
import { shareMeme, stepFrom } from "./memes.ts";

type Props = {
  title: string;
  meme: Meme;
  /** The memes to step through. */
  memes: readonly Meme[];
  path: string;
  onStep: (meme: Meme) => void;
  onClose: () => void;
};

/** A full-screen view of one meme, with buttons to the adjacent ones. */
export function Viewer({ title, meme, memes, path, onStep, onClose }: Props) {
  const next = useRef<HTMLButtonElement>(null);
  const position = memes.indexOf(meme) + 1;
  const isZoomed = useZoomed();
  const step = (steps: number) => onStep(stepFrom(memes, meme, steps));

  // Steps with the arrow keys, except in a video, where they seek.
  useKeyDown((event) => {
    const steps = { ArrowRight: 1, ArrowLeft: -1 }[readShortcut(event, { inDialog: true }) ?? ""];
    // Ignores a held key, which would exceed the browsers' limit on history changes.
    if (!steps || event.target instanceof HTMLVideoElement || event.repeat) return;
    event.preventDefault();
    step(steps);
  });

  // Preloads the adjacent images.
  useEffect(() => {
    for (const beside of [stepFrom(memes, meme, 1), stepFrom(memes, meme, -1)]) {
      new Image().src = beside.type === "image" ? beside.url : beside.thumbnail;
    }
  }, [memes, meme]);

  return (
    <Dialog
      onClose={onClose}
      title={title}
      isTitleHidden
      size="full"
      // With contained overscrolling, the visitor could not pan a zoomed page.
      className={clsx("bg-page!", isZoomed && "**:overscroll-auto!")}
      initialFocus={next}
      headerAside={
        <div className="@container flex min-w-0 grow items-center justify-between gap-1">
          <p aria-hidden="true" className="label-mono text-muted">
            {`${position} / ${memes.length}`}
          </p>
          <Button variant="quiet" className="@max-[10rem]:px-1" onClick={() => shareMeme(path, meme)}>
            <Share2 className="size-4" />
            <span className="@max-[10rem]:sr-only">Share</span>
          </Button>
        </div>
      }
    >
      <div className="relative flex h-full flex-col">
        <p role="status" className="sr-only">
          {position} of {memes.length}: <span lang={languageOf(meme.caption)}>{meme.caption}</span>
        </p>
        {/* `touch-pan-y` disables Chromium's swipe to go back, but also panning a zoomed page to the side. */}
        <div
          className={clsx(
            "relative m-2 min-h-[45dvh] grow md:mx-20",
            isZoomed ? "touch-auto" : "touch-pan-y touch-pinch-zoom",
          )}
          {...useSwipe((steps) => !isZoomed && step(steps))}
        >
          <Stage key={meme.filename} meme={meme} />
        </div>
        <div className="grid min-h-16 shrink-0 grid-cols-[auto_1fr_auto] items-center gap-2 p-2 md:min-h-20">
          <StepButton aria-label="Previous" icon={ChevronLeft} onClick={() => step(-1)} className="md:left-4" />
          <p lang={languageOf(meme.caption)} className="col-start-2 max-w-reading justify-self-center text-center">
            {meme.caption}
          </p>
          <StepButton ref={next} aria-label="Next" icon={ChevronRight} onClick={() => step(1)} className="md:right-4" />
        </div>
      </div>
    </Dialog>
  );
}

type StepButtonProps = ComponentProps<"button"> & { icon: LucideIcon };

/** A button beside the caption on phones, within the thumb's reach, and beside the image on wider screens. */
function StepButton({ icon: Icon, className, ...props }: StepButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`inline-flex size-[48px] items-center justify-center rounded-full border border-control bg-surface hover:border-mint hover:text-mint md:absolute md:top-1/2 md:-translate-y-1/2 ${className}`}
    >
      <Icon className="size-6" />
    </button>
  );
}

const mediaShape = "absolute inset-0 size-full text-transparent";

/** The full-size file, as large as the screen allows. Shows the thumbnail until the file has loaded. */
export function Stage({ meme }: { meme: Meme }) {
  const [status, setStatus] = useState<"loading" | "loaded" | "failed">("loading");
  const frame = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const ratio = meme.width / meme.height;
  const onLoad = () => setStatus("loaded");
  const onError = () => setStatus("failed");
  const file = { src: meme.url, lang: languageOf(meme.alt), onError, className: mediaShape };

  function retry() {
    setStatus("loading");
    // The button disappears, so the box around the image gets the focus.
    frame.current?.focus();
  }

  return (
    <div ref={frame} tabIndex={-1} className="[container-type:size] absolute inset-0 flex items-center justify-center">
      {status === "failed" ? (
        <div role="alert" className="absolute inset-0">
          <TileLoadError meme={meme} onRetry={retry} className="h-full" />
        </div>
      ) : (
        <div className="relative" style={{ aspectRatio: ratio, width: `min(100cqw, ${ratio} * 100cqh)` }}>
          {status === "loading" && <img src={meme.thumbnail} alt="" className={`${mediaShape} animate-pulse`} />}
          {meme.type === "image" ? (
            <img {...file} alt={meme.alt} draggable={false} onLoad={onLoad} />
          ) : (
            <video
              {...file}
              poster={meme.thumbnail}
              aria-label={meme.alt}
              controls
              muted
              loop
              playsInline
              autoPlay={!isStill}
              onLoadedData={onLoad}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Minimum horizontal distance of a swipe in CSS pixels, and its minimum ratio to the vertical distance. */
const shortestSwipe = 50;
const swipeSlant = 1.5;

/** Height of a video's controls, in CSS pixels. */
const controlsHeight = 80;

/** Steps on a horizontal swipe with one finger, unless it starts on a video's controls. */
function useSwipe(step: (steps: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);

  function onTouchStart({ touches, target }: TouchEvent) {
    const touch = touches[0];
    const isSwipe = touch && touches.length === 1 && !isOnControls(target, touch.clientY);
    start.current = isSwipe ? { x: touch.clientX, y: touch.clientY } : undefined;
  }

  function onTouchEnd({ changedTouches }: TouchEvent) {
    const touch = changedTouches[0];
    if (!touch || !start.current) return;
    const across = touch.clientX - start.current.x;
    const down = touch.clientY - start.current.y;
    start.current = undefined;
    if (Math.abs(across) >= shortestSwipe && Math.abs(across) > Math.abs(down) * swipeSlant) step(across < 0 ? 1 : -1);
  }

  return { onTouchStart, onTouchEnd };
}

function isOnControls(target: EventTarget, y: number): boolean {
  return target instanceof HTMLVideoElement && y > target.getBoundingClientRect().bottom - controlsHeight;
}

/** Returns true while the visitor has zoomed in by pinching. */
function useZoomed(): boolean {
  return useSyncExternalStore(
    onZoom,
    () => (window.visualViewport?.scale ?? 1) > 1.05,
    () => false,
  );
}

function onZoom(onChange: () => void): () => void {
  window.visualViewport?.addEventListener("resize", onChange);
  return () => window.visualViewport?.removeEventListener("resize", onChange);
}

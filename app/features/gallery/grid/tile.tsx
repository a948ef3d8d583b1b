import Share2 from "lucide-react/icons/share-2";
import { memo, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Meme } from "#app/content/galleries.ts";
import { useReducedMotion } from "#app/lib/browser-state.ts";
import { isPlainClick } from "#app/lib/plain-click.ts";
import { languageOf } from "#app/lib/text.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { shareMeme, tileId, viewerSearch } from "../memes.ts";
import { eagerTiles, TileLoadError, PlayBadge, TileLink, tileMediaShape, tileShape } from "./tile-components.tsx";

/** Distance from the viewport, in CSS pixels, at which a tile starts to load (agreed with the client). */
const preloadMargin = 50;

/** A clip plays while at least this share of it is visible. */
const playingShare = 0.5;

type Props = {
  meme: Meme;
  /** Index in the list, and the list's length. */
  position: number;
  count: number;
  /** The gallery's path. */
  path: string;
  onOpen: (meme: Meme) => void;
};

/** URLs of loaded tiles. Tiles remount in another column when the list or the window changes. */
const loaded = new Set<string>();

/** An image or clip of the gallery: waiting, loading, loaded, or failed with a "Try again" button. */
export const Tile = memo(function Tile({ meme, position, count, path, onOpen }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const isNear = useInView(frame, { margin: preloadMargin });
  const [status, setStatus] = useState<"waiting" | "loading" | "loaded" | "failed">(
    loaded.has(meme.url) ? "loaded" : position < eagerTiles ? "loading" : "waiting",
  );

  if (status === "waiting" && isNear) setStatus("loading");

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(meme);
  }

  function load() {
    loaded.add(meme.url);
    setStatus("loaded");
  }

  function fail() {
    loaded.delete(meme.url);
    setStatus("failed");
  }

  function retry() {
    setStatus("loading");
    // The button disappears, so the link gets the focus.
    link.current?.focus();
  }

  return (
    <div
      ref={frame}
      role="listitem"
      aria-posinset={position + 1}
      aria-setsize={count}
      data-position={position}
      data-state={status}
      className={tileShape}
    >
      <TileLink
        ref={link}
        id={tileId(meme.filename)}
        aria-description={meme.alt}
        meme={meme}
        href={viewerSearch(meme.filename)}
        onClick={open}
      >
        {status === "loading" && <span className="absolute inset-0 animate-pulse bg-line" />}
        {(status === "loading" || status === "loaded") && (
          <TileMedia meme={meme} position={position} onLoad={load} onError={fail} />
        )}
        {status === "loaded" && meme.type === "video" && <PlayingClip meme={meme} frame={frame} onError={fail} />}
      </TileLink>
      {meme.type === "video" && <PlayBadge />}
      {status === "failed" && (
        <TileLoadError meme={meme} onRetry={retry} className="pointer-events-none absolute inset-0 text-xs" />
      )}
      <button
        type="button"
        onClick={() => shareMeme(path, meme)}
        className="absolute right-0 bottom-0 inline-flex size-11 items-end justify-end p-1.5 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:-outline-offset-3 [@media(hover:hover)]:opacity-0"
      >
        <span className="inline-flex size-7 items-center justify-center rounded-full border border-line bg-surface text-text">
          <Share2 className="size-3.5" />
        </span>
        <span className="sr-only">
          Share <span lang={languageOf(meme.caption)}>{meme.caption}</span>
        </span>
      </button>
    </div>
  );
});

type TileMediaProps = { meme: Meme; position: number; onLoad: () => void; onError: () => void };

/** An image, or a clip's poster. */
function TileMedia({ meme, position, onLoad, onError }: TileMediaProps) {
  return (
    <img
      src={meme.thumbnail}
      alt={meme.alt}
      // The prerendered page already shows the eager images, so they must not flicker.
      decoding={position < eagerTiles ? "sync" : "async"}
      draggable={false}
      onLoad={onLoad}
      onError={onError}
      className={tileMediaShape}
    />
  );
}

type PlayingClipProps = { meme: Meme; frame: RefObject<HTMLElement | null>; onError: () => void };

/** A clip over its poster. Plays muted while the tile is visible, and fetches nothing before. */
function PlayingClip({ meme, frame, onError }: PlayingClipProps) {
  const isSeen = useInView(frame, { share: playingShare });
  const isCovered = useQueryString().query.has("selected");
  const isStill = useReducedMotion();
  if (!isSeen || isCovered || isStill) return null;
  return (
    <video
      src={meme.url}
      autoPlay
      muted
      loop
      playsInline
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
      onError={onError}
      className={tileMediaShape}
    />
  );
}

/**
 * Returns true if an element is within `margin` (CSS pixels) of the viewport, with at least `share` of it (0 to 1)
 * visible. False until the browser reports.
 */
function useInView(element: RefObject<Element | null>, { margin = 0, share = 0 }): boolean {
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting = false, intersectionRatio = 0 } = entries.at(-1) ?? {};
        setIsInView(isIntersecting && intersectionRatio >= share);
      },
      { rootMargin: `${margin}px`, threshold: share },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, share]);

  return isInView;
}

import Share2 from "lucide-react/icons/share-2";
import { createContext, memo, type MouseEvent, type RefObject, useContext, useEffect, useRef, useState } from "react";
import type { Meme } from "#app/content/galleries.ts";
import { useReducedMotion } from "#app/lib/browser-state.ts";
import { isPlainClick } from "#app/lib/plain-click.ts";
import { languageOf } from "#app/lib/words.ts";
import { shareMeme, viewerSearch } from "../memes.ts";
import { eagerTiles, LoadFailure, PlayBadge, TileLink, tileMediaShape, tileShape } from "./tile-parts.tsx";

/** Distance from the viewport, in CSS pixels, at which a tile starts to load (agreed with the client). */
const preloadMargin = 50;

type Status = "waiting" | "loading" | "loaded" | "failed";

type Props = {
  meme: Meme;
  /** Index in the list, and the list's length. */
  position: number;
  count: number;
  /** The gallery's path. */
  path: string;
  /** URLs of loaded tiles. A tile adds itself, so that it starts as loaded after a remount. */
  loaded: Set<string>;
  onOpen: (meme: Meme) => void;
};

/** An image or clip of the gallery: waiting, loading, loaded, or failed with a "Try again" button. */
export const Tile = memo(function Tile({ meme, position, count, path, loaded, onOpen }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useInView(frame, { margin: preloadMargin });
  const isEager = position < eagerTiles;
  const link = useRef<HTMLAnchorElement>(null);
  const [status, setStatus] = useState<Status>(loaded.has(meme.url) ? "loaded" : "waiting");

  if (status === "waiting" && (isNear || isEager)) setStatus("loading");

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

  const Media = meme.type === "video" ? TileClip : TilePicture;
  return (
    <div
      ref={frame}
      role="listitem"
      aria-posinset={position + 1}
      aria-setsize={count}
      data-position={position}
      data-state={status}
      className={`${tileShape} mb-4`}
    >
      <TileLink
        ref={link}
        meme={meme}
        isPictureShown={status === "loaded"}
        href={viewerSearch(meme.filename)}
        onClick={open}
      >
        {status === "waiting" && <PictureOnPaper meme={meme} />}
        {status === "loading" && <span className="absolute inset-0 animate-pulse bg-line" />}
        {(status === "loading" || status === "loaded") && (
          <Media meme={meme} isEager={isEager} isLoaded={status === "loaded"} onLoad={load} onError={fail} />
        )}
      </TileLink>
      {meme.type === "video" && <PlayBadge />}
      {status === "failed" && (
        <LoadFailure meme={meme} onRetry={retry} className="pointer-events-none absolute inset-0 text-xs" />
      )}
      <button
        type="button"
        id={`share-${meme.filename}`}
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

type TileMediaProps = {
  meme: Meme;
  isEager: boolean;
  isLoaded: boolean;
  onLoad: () => void;
  onError: () => void;
};

/** A clip plays while at least this share of it is visible. */
const playingShare = 0.5;

/** True while the viewer covers the tiles. Their clips pause. */
export const CoveredContext = createContext(false);

/** An image, or a clip's poster, in the tile's size. */
function TilePicture({ meme, isEager, onLoad, onError }: TileMediaProps) {
  return (
    <img
      src={meme.thumbnail}
      alt={meme.alt}
      // The prerendered page already shows the eager images, so they must not flicker.
      decoding={isEager ? "sync" : "async"}
      draggable={false}
      onLoad={onLoad}
      onError={onError}
      className={tileMediaShape}
    />
  );
}

/** The picture of a tile that has not loaded. It is not displayed on screens, so browsers fetch it only to print it. */
function PictureOnPaper({ meme }: { meme: Meme }) {
  return <img loading="lazy" src={meme.thumbnail} alt="" className={`hidden print:block ${tileMediaShape}`} />;
}

/**
 * A clip over its still image. Plays muted while visible, and resumes where it paused. Fetches nothing
 * before it first plays.
 */
function TileClip(props: TileMediaProps) {
  const { meme, isLoaded, onError } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const isSeen = useInView(frame, { share: playingShare });
  const isCovered = useContext(CoveredContext);
  const isStill = useReducedMotion();
  const isPlaying = isSeen && isLoaded && !isCovered && !isStill;
  const video = useRef<HTMLVideoElement>(null);
  const [hasPlayed, setHasPlayed] = useState(false);

  if (isPlaying && !hasPlayed) setHasPlayed(true);

  useEffect(() => {
    const playing = video.current;
    if (!isPlaying || !playing) return undefined;
    // An async function, because extensions that block autoplay replace play() by one that throws or returns nothing.
    const play = async () => playing.play();
    // The poster stays if the browser blocks autoplay (low battery).
    play().catch(() => undefined);
    return () => playing.pause();
  }, [isPlaying]);

  return (
    <span ref={frame} className="absolute inset-0">
      <TilePicture {...props} />
      {hasPlayed && (
        <video
          ref={video}
          src={meme.url}
          muted
          loop
          playsInline
          disablePictureInPicture
          aria-hidden="true"
          tabIndex={-1}
          onError={onError}
          className={tileMediaShape}
        />
      )}
    </span>
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

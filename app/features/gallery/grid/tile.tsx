import Share2 from "lucide/dist/esm/icons/share-2.mjs";
import { memo, type MouseEvent, useRef, useState } from "react";

import type { Meme } from "#app/content/galleries.ts";
import { isPlainClick } from "#app/navigation/use-delegated-links.ts";
import { Icon } from "#app/ui/icon.tsx";

import { sharePath, tileId, viewerSearch } from "../meme-addresses.ts";
import { LoadFailure } from "../viewer/load-failure.tsx";
import { shareMeme } from "../viewer/share-meme.ts";
import { type LoadedMedia, TileClip, TilePicture } from "./tile-media.tsx";
import { eagerTiles, PlayBadge, tileLinkName, tileLinkShape, tileShape, TileSizer } from "./tile-parts.tsx";
import { useInView } from "./use-in-view.ts";

/** CSS pixels from the view at which a tile starts to load (specification, section 9). */
const preloadMargin = 50;

type Status = "waiting" | "loading" | "loaded" | "failed";

type Props = {
  meme: Meme;
  /** Place in the list, from 0, and how long the list is. */
  position: number;
  count: number;
  /** The gallery's path. */
  path: string;
  /** What the gallery's tiles have loaded: this one says so there, and starts with it when it is made anew. */
  loaded: LoadedMedia;
  onOpen: (meme: Meme) => void;
};

/** A picture or clip of the gallery: not yet near the view, loading, loaded, or failed with a way to try again. */
export const Tile = memo(function Tile({ meme, position, count, path, loaded, onOpen }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useInView(frame, { margin: preloadMargin });
  const isEager = position < eagerTiles;
  const link = useRef<HTMLAnchorElement>(null);
  const [status, setStatus] = useState<Status>(() => {
    if (loaded.has(meme.url)) return "loaded";
    return isEager ? "loading" : "waiting";
  });
  const [attempt, setAttempt] = useState(0);

  if (isNear && status === "waiting") setStatus("loading");

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(meme);
  }

  function load() {
    if (!loaded.has(meme.url)) loaded.set(meme.url, 0);
    setStatus("loaded");
  }

  function fail() {
    loaded.delete(meme.url);
    setStatus("failed");
  }

  function retry() {
    setAttempt(attempt + 1);
    setStatus("loading");
    // The button goes, and the focus with it.
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
      <a
        ref={link}
        id={tileId(meme.filename)}
        href={viewerSearch(meme.filename)}
        {...tileLinkName(meme)}
        onClick={open}
        className={tileLinkShape}
      >
        <TileSizer meme={meme} isPictureShown={status === "loaded"} />
        {status === "loading" && <span className="absolute inset-0 animate-pulse bg-line" />}
        {(status === "loading" || status === "loaded") && (
          <Media
            key={attempt}
            meme={meme}
            isEager={isEager}
            isLoaded={status === "loaded"}
            loaded={loaded}
            onLoad={load}
            onError={fail}
          />
        )}
      </a>
      {meme.type === "video" && <PlayBadge />}
      {status === "failed" && (
        <LoadFailure type={meme.type} onRetry={retry} className="pointer-events-none absolute inset-0 text-xs" />
      )}
      <button
        type="button"
        id={`share-${meme.filename}`}
        aria-label="Share"
        // Itself and the link, each in its own language.
        aria-labelledby={`share-${meme.filename} ${tileId(meme.filename)}`}
        onClick={() => shareMeme(sharePath(path, meme.filename))}
        className="absolute right-0 bottom-0 inline-flex size-11 items-end justify-end p-1.5 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:-outline-offset-3 [@media(hover:hover)]:opacity-0"
      >
        <span className="inline-flex size-7 items-center justify-center rounded-full border border-line bg-surface text-text">
          <Icon shape={Share2} className="size-3.5" />
        </span>
      </button>
    </div>
  );
});

import { createContext, useContext, useEffect, useRef, useState } from "react";

import type { Meme } from "#app/content/galleries.ts";
import { useReducedMotion } from "#app/lib/use-media-query.ts";

import { memeAddress, tilePictures } from "../meme-addresses.ts";
import { tileSizes } from "./columns.ts";
import { tileMediaShape } from "./tile-parts.tsx";
import { useInView } from "./use-in-view.ts";

/** The files that a gallery's tiles have loaded, by address; of a clip the second at which it was last seen. */
export type LoadedMedia = Map<string, number>;

type Props = {
  meme: Meme;
  isEager: boolean;
  isLoaded: boolean;
  loaded: LoadedMedia;
  onLoad: () => void;
  onError: () => void;
};

/** How much of a clip must be seen for it to play. */
const playingShare = 0.5;

/** Whether the viewer covers the tiles: clips behind it stand still. */
export const CoveredContext = createContext(false);

/** A picture, or a clip's poster, made for the tile's size. */
export function TilePicture({ meme, isEager, onLoad, onError }: Omit<Props, "isLoaded" | "loaded">) {
  const pictures = tilePictures(meme);
  return (
    <img
      src={pictures?.src}
      srcSet={pictures?.srcSet}
      sizes={tileSizes}
      alt={meme.alt}
      // The eager pictures stood in the prerendered page: here they must not be a moment late.
      decoding={isEager ? "sync" : "async"}
      draggable={false}
      onLoad={onLoad}
      onError={onError}
      className={tileMediaShape}
    />
  );
}

/** A clip: its poster, or without one its first picture, and over it the clip itself while it is seen. */
export function TileClip({ meme, isEager, isLoaded, loaded, onLoad, onError }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const isSeen = useInView(frame, { share: playingShare });
  const isCovered = useContext(CoveredContext);
  const isStill = useReducedMotion();
  const isPlaying = isSeen && isLoaded && !isCovered && !isStill;
  return (
    <span ref={frame} className="absolute inset-0">
      {meme.tiles ? (
        <TilePicture meme={meme} isEager={isEager} onLoad={onLoad} onError={onError} />
      ) : (
        <video
          src={`${memeAddress(meme)}#t=0.01`}
          preload="metadata"
          muted
          playsInline
          aria-label={meme.alt}
          onLoadedData={onLoad}
          onError={onError}
          className={tileMediaShape}
        />
      )}
      <SilentClip url={memeAddress(meme)} isPlaying={isPlaying} loaded={loaded} onError={onError} />
    </span>
  );
}

type SilentClipProps = { url: string; isPlaying: boolean; loaded: LoadedMedia; onError: () => void };

/** Plays while asked to, without sound, from where it was last seen. Fetches nothing before it first plays. */
function SilentClip({ url, isPlaying, loaded, onError }: SilentClipProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasPlayed, setHasPlayed] = useState(false);

  if (isPlaying && !hasPlayed) setHasPlayed(true);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const playing = video.current;
    if (!playing) return undefined;
    playing.currentTime = loaded.get(url) ?? 0;
    // Where playing by itself is forbidden (low battery), the poster stays.
    playing.play().catch(() => undefined);
    return () => {
      playing.pause();
      if (loaded.has(url)) loaded.set(url, playing.currentTime);
    };
  }, [isPlaying, loaded, url]);

  if (!hasPlayed) return null;
  return (
    <video
      ref={video}
      src={url}
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

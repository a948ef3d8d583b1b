import Play from "lucide-react/icons/play";
import type { ComponentProps } from "react";
import type { Meme } from "#app/content/galleries.ts";
import { languageOf } from "#app/lib/words.ts";
import { tileId } from "../memes.ts";

/** Tiles at the top of the page whose pictures are in the HTML: a row on a wide screen, two on a phone. */
export const eagerTiles = 4;

/** The look of every tile; its outline is the link's focus, which the tile would cut off. */
export const tileShape =
  "group relative overflow-hidden rounded-md bg-raised has-[>a:focus-visible]:outline-2 " +
  "has-[>a:focus-visible]:outline-offset-3 has-[>a:focus-visible]:outline-mint";

/** Where pictures and clips lie in a tile. Transparent text: no browser shows the alternative text while loading. */
export const tileMediaShape = "absolute inset-0 size-full object-cover text-transparent";

/**
 * The link that covers a tile. An empty drawing keeps the tile's place by its shape alone, and stands in for the picture
 * until that is there; its label describes the link also while it is hidden.
 */
export function TileLink({
  meme: { filename, width, height, alt, caption },
  isPictureShown,
  children,
  ...props
}: ComponentProps<"a"> & { meme: Meme; isPictureShown: boolean }) {
  return (
    <a
      id={tileId(filename)}
      lang={languageOf(caption)}
      aria-label={caption}
      aria-describedby={`alt-${filename}`}
      className="relative block cursor-zoom-in outline-none after:pointer-events-none after:absolute after:inset-0 after:rounded-md after:border after:border-line"
      {...props}
    >
      <svg
        id={`alt-${filename}`}
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full"
        role="img"
        aria-label={alt}
        aria-hidden={isPictureShown || undefined}
      />
      {children}
    </a>
  );
}

/** Tells that a tile is a clip, and that it can be played. */
export function PlayBadge() {
  return (
    <span className="pointer-events-none absolute top-1.5 left-1.5 inline-flex size-7 items-center justify-center rounded-full border border-line bg-surface text-text">
      <Play className="ml-0.5 size-3.5" fill="currentColor" />
      <span className="sr-only">Video</span>
    </span>
  );
}

/** 'Failed to load image' or 'Failed to load video', and the next step. */
export function LoadFailure({ meme, onRetry, className }: { meme: Meme; onRetry: () => void; className: string }) {
  return (
    <div
      className={`flex flex-col items-center justify-center overflow-hidden text-center wrap-anywhere text-muted ${className}`}
    >
      <p>Failed to load {meme.type}</p>
      <button
        type="button"
        onClick={onRetry}
        className="pointer-events-auto min-h-11 rounded-md px-3 font-semibold text-mint underline underline-offset-4 hover:text-mint-hover"
      >
        Try again
      </button>
    </div>
  );
}

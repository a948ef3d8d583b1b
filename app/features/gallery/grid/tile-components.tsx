import Play from "lucide-react/icons/play";
import type { ComponentProps } from "react";
import type { Meme } from "#app/content/galleries.ts";
import { languageOf } from "#app/lib/text.ts";

/** The number of tiles whose images load first. A phone shows this many at once. */
export const eagerTiles = 6;

/** The shape of every tile. Shows the focus outline for its link, because it clips the link's own outline. */
export const tileShape =
  "group relative mb-[16px] overflow-hidden rounded-md bg-raised has-[>a:focus-visible]:outline-2 " +
  "has-[>a:focus-visible]:outline-offset-3 has-[>a:focus-visible]:outline-mint";

/** The position of images and clips in a tile. Transparent text hides the alternative text while they load. */
export const tileMediaShape = "absolute inset-0 size-full object-cover text-transparent";

/** The link that covers a tile. An SVG keeps the tile's aspect ratio. */
export function TileLink({ meme, children, ...props }: ComponentProps<"a"> & { meme: Meme }) {
  const { width, height, caption } = meme;
  return (
    <a
      lang={languageOf(caption)}
      aria-label={caption}
      className="relative block cursor-zoom-in outline-none after:pointer-events-none after:absolute after:inset-0 after:rounded-md after:border after:border-line"
      {...props}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block w-full" />
      {children}
    </a>
  );
}

/** Marks a tile as a playable clip. */
export function PlayBadge() {
  return (
    <span className="pointer-events-none absolute right-1.5 bottom-1.5 inline-flex size-7 items-center justify-center rounded-full border border-line bg-surface text-text">
      <Play className="ml-0.5 size-3.5" fill="currentColor" />
      <span className="sr-only">Video</span>
    </span>
  );
}

/** Shows 'Failed to load image' or 'Failed to load video', with "Try again". */
export function TileLoadError({ meme, onRetry, className }: { meme: Meme; onRetry: () => void; className: string }) {
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

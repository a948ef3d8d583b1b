import type { EventSummary } from "#app/content/events.server.ts";
import { posterWidthsFor, tilePath } from "#app/content/galleries.ts";
import { atBase } from "#app/lib/url.ts";

/** An event's poster: the first thing seen, so it is not loaded lazily. */
export function EventPicture({ event: { title, picture } }: { event: EventSummary }) {
  const { path, width, height, tiles } = picture;
  const smaller = posterWidthsFor(width).map((tileWidth) => `${atBase(tilePath(tiles, tileWidth))} ${tileWidth}w`);
  return (
    <img
      src={atBase(path)}
      srcSet={[...smaller, `${atBase(path)} ${width}w`].join(", ")}
      sizes="(min-width: 1024px) 720px, calc(100vw - 40px)"
      width={width}
      height={height}
      alt={`Poster: ${title}`}
      fetchPriority="high"
      className="h-auto w-full rounded-lg"
    />
  );
}

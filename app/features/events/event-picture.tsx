import { clsx } from "clsx";

import type { EventSummary } from "#app/content/events.server.ts";
import { atBase } from "#app/lib/base-path.ts";

type Props = { event: EventSummary; className?: string };

/** An event's poster: the first thing seen, so it is not loaded lazily. */
export function EventPicture({ event: { title, picture }, className }: Props) {
  return (
    <img
      src={atBase(picture.path)}
      width={picture.width}
      height={picture.height}
      alt={`Poster: ${title}`}
      fetchPriority="high"
      className={clsx("h-auto w-full rounded-lg", className)}
    />
  );
}

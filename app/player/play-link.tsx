import type { ComponentProps, MouseEvent } from "react";
import type { Track } from "#app/content/track.ts";
import { isPlainClick } from "#app/lib/plain-click.ts";
import { watchUrl } from "#app/lib/youtube.ts";
import { slotId, usePlayerStore } from "./player-store.ts";

type Props = ComponentProps<"a"> & { track: Track; seconds: number };

/**
 * A link to a second of a video. Plays it here, and scrolls to the player if it is out of view. Without JavaScript,
 * leads to YouTube.
 */
export function PlayLink({ track, seconds, children, ...props }: Props) {
  function play(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    usePlayerStore.getState().play(track, seconds);
    document.getElementById(slotId(track.id))?.scrollIntoView({ block: "nearest" });
  }

  return (
    <a href={watchUrl(track.id, seconds)} onClick={play} {...props}>
      {children}
    </a>
  );
}

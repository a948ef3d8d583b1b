import type { MouseEvent } from "react";

import { isPlainClick } from "#app/lib/is-plain-click.ts";
import type { Track } from "#app/lib/track.ts";
import { usePlayerStore } from "#app/store/player-store.ts";

/** For links to a second of the video: plays here instead, and shows the player. */
export function playFrom(event: MouseEvent, track: Track, seconds: number): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const { play, place } = usePlayerStore.getState();
  play(track, seconds);
  place?.element.scrollIntoView({ block: "center" });
}

import type { MouseEvent } from "react";

import type { Track } from "#app/content/track.ts";
import { isPlainClick } from "#app/navigation/is-plain-click.ts";
import { usePlayerStore } from "#app/player/player-store.ts";

/** For links to a second of the video: plays here instead, and shows the player. */
export function playFrom(event: MouseEvent, track: Track, seconds: number): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const { play, place } = usePlayerStore.getState();
  play(track, seconds);
  place?.element.scrollIntoView({ block: "center" });
}

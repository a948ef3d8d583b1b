import type { MouseEvent } from "react";

import type { Track } from "#app/lib/track.ts";
import { isPlainClick } from "#app/lib/is-plain-click.ts";
import { usePlaying } from "#app/store/playing.ts";

/** For links to a second of the video: plays here instead, and shows the player. */
export function playFrom(event: MouseEvent, track: Track, seconds: number): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const { play, place } = usePlaying.getState();
  play(track, seconds);
  place?.element.scrollIntoView({ block: "center" });
}

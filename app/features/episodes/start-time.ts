import { type MouseEvent, useEffect, useEffectEvent } from "react";
import { useLocation, useNavigationType } from "react-router";
import type { Track } from "#app/content/track.ts";
import { parseStartTime } from "#app/lib/timestamps.ts";
import { asksToPlay, isPlainClick } from "#app/navigation/use-delegated-links.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { isOpenedHere } from "#app/navigation/use-url-overlay.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { resumeSecondsOf, usePositions } from "#app/store/positions.ts";

/** The second of an episode that the address names (`?t=`). */
export function useStartTime(): number | undefined {
  const { query } = useQueryString();
  return parseStartTime(query.get("t"));
}

/**
 * A link to a second of what is on seeks there. Back, Forward, what opens over such an address, and a link from there to a
 * place on the page let it play on.
 */
export function useSeekOnArrival(episodeId: string): void {
  const location = useLocation();
  const isLink = useNavigationType() === "PUSH" && !isOpenedHere(location.state) && !location.hash;

  useEffect(() => {
    const { track, play } = usePlayerStore.getState();
    const seconds = parseStartTime(new URLSearchParams(location.search).get("t"));
    if (isLink && track?.id === episodeId && seconds !== undefined) play(track, seconds);
  }, [location, isLink, episodeId]);
}

/**
 * A link that asks to play starts the video, from where the visitor stopped; what is paused goes on. Nothing plays by itself
 * on Back, Forward, a reload, or where the address was opened.
 */
export function usePlayOnArrival(track: Track): void {
  const location = useLocation();
  const isLink = useNavigationType() === "PUSH";

  const begin = useEffectEvent(() => {
    const { track: current, remote, isPlaying, play } = usePlayerStore.getState();
    if (current?.id !== track.id) play(track, resumeSecondsOf(usePositions.getState().positions[track.id]) ?? 0);
    else if (!isPlaying) remote?.toggle();
  });

  useEffect(() => {
    if (isLink && asksToPlay(location.state)) begin();
  }, [location, isLink]);
}

/** For links to a second of the video: plays here instead, and shows the player. */
export function playFrom(event: MouseEvent, track: Track, seconds: number): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const { play, place } = usePlayerStore.getState();
  play(track, seconds);
  place?.element.scrollIntoView({ block: "center" });
}

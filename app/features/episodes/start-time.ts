import { type MouseEvent, useEffect, useEffectEvent } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";
import type { Track } from "#app/content/track.ts";
import { parseStartTime } from "#app/lib/timestamps.ts";
import { asksToPlay, isPlainClick } from "#app/navigation/use-delegated-links.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { isOpenedHere } from "#app/navigation/use-url-overlay.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { resumeSecondsOf, usePositions } from "#app/store/positions.ts";

/** The second of an episode that the address names (`?t=`). */
export function useStartTime(): number | undefined {
  return parseStartTime(useQueryString().query.get("t"));
}

/**
 * What a link to an episode's page asks of the video. One that asks to play starts it, from where the visitor stopped; what is
 * paused goes on. One to a second of what is on seeks there. Nothing plays by itself on Back, Forward, a reload, or where the
 * address was opened; what opens over such an address, and a link from there to a place on the page, let it play on.
 */
export function useVideoOnArrival(track: Track): void {
  const location = useLocation();
  const isLink = useNavigationType() === "PUSH";

  const arrive = useEffectEvent(({ state, search, hash }: Location) => {
    const { track: current, controls, isPlaying, play } = usePlayerStore.getState();
    const isOn = current?.id === track.id;
    const seconds = parseStartTime(new URLSearchParams(search).get("t"));
    if (asksToPlay(state)) {
      if (!isOn) play(track, resumeSecondsOf(usePositions.getState().positions[track.id]) ?? 0);
      else if (!isPlaying) controls?.toggle();
    } else if (isOn && seconds !== undefined && !isOpenedHere(state) && !hash) play(current, seconds);
  });

  useEffect(() => {
    if (isLink) arrive(location);
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

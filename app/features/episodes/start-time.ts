import { useEffect, useEffectEvent } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";
import type { Track } from "#app/content/track.ts";
import { useHydrated } from "#app/lib/browser-state.ts";
import { parseStartTime } from "#app/lib/timestamps.ts";
import { isOpenedHere } from "#app/navigation/use-url-overlay.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { resumeSecondsOf, usePositions } from "#app/store/positions.ts";
import { asksToPlay } from "#app/ui/link.tsx";

/** Returns the start time in the URL, in seconds of the track. Undefined during prerendering. */
export function useStartTime(track: Track): number | undefined {
  const location = useLocation();
  return useHydrated() ? startTimeIn(location, track) : undefined;
}

/** Reads a media fragment (`#t=90`), or else `?t=90`. Ignores a second after the track's end. */
function startTimeIn({ search, hash }: Pick<Location, "search" | "hash">, { duration }: Track): number | undefined {
  const fragment = new URLSearchParams(hash.slice(1)).get("t");
  const seconds = parseStartTime(fragment ?? new URLSearchParams(search).get("t"));
  const isPastEnd = seconds !== undefined && duration > 0 && seconds >= duration;
  return isPastEnd ? undefined : seconds;
}

/**
 * Starts or seeks the video after a click on a link to its page. A link with `plays` starts the video at the resume
 * position (a completed one at the start), or resumes it if it is paused. A link to a second of the current video
 * seeks. Nothing plays on Back, Forward, a reload or a direct visit. Overlays and links to an anchor on the page do not
 * interrupt playback.
 */
export function useVideoOnArrival(track: Track): void {
  const location = useLocation();
  const isLink = useNavigationType() === "PUSH";

  const arrive = useEffectEvent(({ state, search, hash }: Location) => {
    const { track: current, controls, isPlaying, play } = usePlayerStore.getState();
    const isOn = current?.id === track.id;
    const seconds = startTimeIn({ search, hash }, track);
    const isToAnchor = hash !== "" && !hash.startsWith("#t=");
    if (asksToPlay(state)) {
      const isCompleted = useAnalytics.getState().episodeStats[track.id]?.isCompleted;
      const resumeSeconds = resumeSecondsOf(usePositions.getState().positions[track.id]) ?? 0;
      if (!isOn) play(track, isCompleted ? 0 : resumeSeconds);
      else if (!isPlaying) controls?.toggle();
    } else if (isOn && seconds !== undefined && !isOpenedHere(state) && !isToAnchor) play(current, seconds);
  });

  useEffect(() => {
    if (isLink) arrive(location);
  }, [location, isLink]);
}

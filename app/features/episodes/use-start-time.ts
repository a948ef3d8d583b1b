import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

import { parseStartTime } from "#app/lib/timestamps.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { usePlaying } from "#app/store/playing.ts";

/**
 * The second of an episode that the address names (`?t=`). What is on goes there when a link has led here; Back and
 * Forward to such an address let it play on.
 */
export function useStartTime(episodeId: string): number | undefined {
  const location = useLocation();
  const isLink = useNavigationType() === "PUSH";
  const isHydrated = useHydrated();

  useEffect(() => {
    const { track, play } = usePlaying.getState();
    const seconds = secondsIn(location);
    if (isLink && track?.id === episodeId && seconds !== undefined) play(track, seconds);
  }, [location, isLink, episodeId]);

  return isHydrated ? secondsIn(location) : undefined;
}

function secondsIn({ search }: { search: string }): number | undefined {
  return parseStartTime(new URLSearchParams(search).get("t"));
}

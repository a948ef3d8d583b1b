import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

import { parseStartTime } from "#app/lib/timestamps.ts";
import { useQueryString } from "#app/lib/use-query-string.ts";
import { usePlaying } from "#app/store/playing.ts";

/**
 * The second of an episode that the address names (`?t=`). What is on goes there when a link has led here; Back and
 * Forward to such an address let it play on.
 */
export function useStartTime(episodeId: string): number | undefined {
  const { query } = useQueryString();
  const seconds = parseStartTime(query.get("t"));
  const { key } = useLocation();
  const isLink = useNavigationType() === "PUSH";

  const followed = useRef<string>(undefined);

  useEffect(() => {
    if (followed.current === key) return;
    followed.current = key;
    const { track, play } = usePlaying.getState();
    if (isLink && track?.id === episodeId && seconds !== undefined) play(track, seconds);
  }, [key, isLink, episodeId, seconds]);

  return seconds;
}

import { useEffect, useState } from "react";
import { useHydrated } from "./browser-state.ts";

/**
 * The instant this build was made, as an ISO string. Pages say it themselves (root.tsx), so that scripts keep their names
 * from one build to the next where nothing else has changed.
 */
export const buildTime: string = import.meta.env.SSR
  ? __BUILD_TIME__
  : (document.documentElement.dataset["built"] ?? new Date().toISOString());

/**
 * The current time as an ISO instant. While hydrating it is the build's time, as in the HTML; after that, and from the
 * first render of a page that is gone to in the app, the visitor's clock. It ticks every `everyMs` (milliseconds), to the
 * ISO instant `until` from which on nothing changes any more, and catches up when a sleeping tab wakes.
 */
export function useNow(everyMs = 60_000, until?: string): string {
  const isHydrated = useHydrated();
  const [now, setNow] = useState(currentInstant);
  const isTicking = until === undefined || Date.parse(now) < Date.parse(until);

  useEffect(() => {
    const tick = () => setNow(currentInstant());
    document.addEventListener("visibilitychange", tick);
    const timer = isTicking ? setInterval(tick, everyMs) : undefined;
    return () => {
      document.removeEventListener("visibilitychange", tick);
      clearInterval(timer);
    };
  }, [isTicking, everyMs]);

  return isHydrated ? now : buildTime;
}

function currentInstant(): string {
  return new Date().toISOString();
}

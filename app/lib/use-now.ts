import { useEffect, useState } from "react";

/** The instant this build was made, as an ISO string: the same in the HTML and in the client bundle. */
export const buildTime: string = __BUILD_TIME__;

/**
 * The current time as an ISO instant. The first render is the build's time, so that hydration agrees with the HTML;
 * after that the visitor's clock. With `everyMs` it goes on ticking and catches up when a sleeping tab wakes.
 */
export function useNow(everyMs?: number): string {
  const [now, setNow] = useState(buildTime);

  useEffect(() => {
    const tick = () => setNow(new Date().toISOString());
    tick();
    document.addEventListener("visibilitychange", tick);
    const timer = everyMs === undefined ? undefined : setInterval(tick, everyMs);
    return () => {
      document.removeEventListener("visibilitychange", tick);
      clearInterval(timer);
    };
  }, [everyMs]);

  return now;
}

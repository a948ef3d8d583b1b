import { useEffect, useEffectEvent, useState } from "react";
import { useHydrated } from "./browser-state.ts";

/**
 * The instant this build was made, as an ISO string. Pages say it themselves (root.tsx), so that scripts keep their names
 * from one build to the next where nothing else has changed.
 */
export const buildTime: string = import.meta.env.SSR
  ? __BUILD_TIME__
  : (document.documentElement.dataset["built"] ?? new Date().toISOString());

/**
 * What `read` makes of the current time (an ISO instant): the component renders again only when that changes. While
 * hydrating, the time is the build's, as in the HTML; after that, and from the first render of a page that the app
 * navigates to, it is the visitor's. The hook looks every `everyMs` and when a sleeping tab wakes.
 */
export function useTime<T extends string | number>(read: (now: string) => T, everyMs: number): T {
  const isHydrated = useHydrated();
  const [value, setValue] = useState(() => read(currentInstant()));
  const tick = useEffectEvent(() => setValue(read(currentInstant())));

  useEffect(() => {
    const onWake = () => tick();
    document.addEventListener("visibilitychange", onWake);
    const timer = setInterval(() => tick(), everyMs);
    return () => {
      document.removeEventListener("visibilitychange", onWake);
      clearInterval(timer);
    };
  }, [everyMs]);

  return isHydrated ? value : read(buildTime);
}

/** The current time as an ISO instant, read each minute (see `useTime`). */
export function useNow(): string {
  return useTime((now) => now, 60_000);
}

/** The visitor's clock. A clock that is behind the build is wrong: the build's time is closer. */
function currentInstant(): string {
  if (import.meta.env.SSR) return buildTime;
  const { built = "" } = document.documentElement.dataset;
  const now = new Date().toISOString();
  return now < built ? built : now;
}

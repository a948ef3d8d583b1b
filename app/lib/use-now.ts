import { useEffect, useEffectEvent, useState } from "react";
import { useHydrated } from "./browser-state.ts";

/**
 * The build time as an ISO string. The client reads it from the document (root.tsx), so that chunks keep their hashes
 * from one build to the next unless their code changed.
 */
export const buildTime: string = import.meta.env.SSR
  ? __BUILD_TIME__
  : (document.documentElement.dataset["built"] ?? new Date().toISOString());

/**
 * Returns the result of `read` for the current time (an ISO instant). The component renders again only if the result
 * changes. Uses the build time during hydration, as in the HTML. Afterwards, and on client navigations, uses the
 * visitor's clock, even if that clock is behind the build. Updates every `everyMs` and when a sleeping tab wakes.
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

/** Returns the current time as an ISO instant, updated each minute (see `useTime`). */
export function useNow(): string {
  return useTime((now) => now, 60_000);
}

function currentInstant(): string {
  return import.meta.env.SSR ? buildTime : new Date().toISOString();
}

import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Minutes that the visitor's clock is ahead of UTC at an ISO instant. Undefined while prerendering and hydrating. */
export function useVisitorOffset(instant: string): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => -new Date(instant).getTimezoneOffset(),
    () => undefined,
  );
}

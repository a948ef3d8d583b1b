import { useCallback, useLayoutEffect, useRef } from "react";

/** Returns a function with a stable identity that calls the latest `callback`. For memoized children and observers. */
export function useStableCallback<Arguments extends unknown[]>(
  callback: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given) => latest.current(...given), []);
}

import { useCallback, useLayoutEffect, useRef } from "react";

/** A handler that stays the same function over all renders and runs the latest one's code: for memoised children and observers. */
export function useStableCallback<Arguments extends unknown[]>(
  callback: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given) => latest.current(...given), []);
}

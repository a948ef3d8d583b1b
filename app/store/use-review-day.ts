import { useTime } from "#app/lib/use-now.ts";
import { localDay } from "./review-cards.ts";

/**
 * Returns today as a `localDay`. Does not use `useNow()`, which never returns a time before the build: if the visitor's
 * clock is behind it, answered cards would stay due.
 */
export function useReviewDay(): number {
  return useTime(() => localDay(Date.now()), 60_000);
}

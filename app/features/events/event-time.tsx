import { useSyncExternalStore } from "react";

import { formatDateTime, tbilisiOffset } from "#app/lib/georgian-dates.ts";

/**
 * Date and time in Tbilisi, and under it the visitor's own where their clock differs. The second line comes after
 * hydration, so nothing should stand below that it could move.
 */
export function EventTime({ instant }: { instant: string }) {
  const offset = useVisitorOffset(instant);
  const isElsewhere = offset !== undefined && offset !== tbilisiOffset;
  return (
    <>
      <time dateTime={instant} lang="ka" className="block">
        {formatDateTime(instant)} თბილისის დროით
      </time>
      {isElsewhere && (
        <span lang="ka" className="mt-1 block text-sm text-muted">
          შენი საათით: {formatDateTime(instant, offset)}
        </span>
      )}
    </>
  );
}

const subscribe = () => () => undefined;

/** Minutes that the visitor's clock is ahead of UTC at an ISO instant. Undefined while prerendering and hydrating. */
function useVisitorOffset(instant: string): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => -new Date(instant).getTimezoneOffset(),
    () => undefined,
  );
}

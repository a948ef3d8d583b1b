import { formatDateTime, tbilisiOffset } from "#app/lib/georgian-dates.ts";
import { useVisitorOffset } from "#app/lib/use-visitor-offset.ts";

/** Date and time in Tbilisi, and beside it the visitor's own where their clock differs. The line's place is kept free. */
export function EventTime({ instant }: { instant: string }) {
  const offset = useVisitorOffset(instant);
  const isElsewhere = offset !== undefined && offset !== tbilisiOffset;
  return (
    <>
      <time dateTime={instant} lang="ka" className="block">
        {formatDateTime(instant)} თბილისის დროით
      </time>
      <span lang="ka" className="block min-h-[1lh] text-sm text-muted">
        {isElsewhere && `შენი საათით: ${formatDateTime(instant, offset)}`}
      </span>
    </>
  );
}

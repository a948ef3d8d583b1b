/** ISO instants of a start and an end. */
export type DateRange = { start: string; end: string };

export type Phase = "before" | "during" | "after";

/** Returns the phase of an ISO instant. The start is inclusive, the end exclusive. */
export function phaseOf({ start, end }: DateRange, now: string): Phase {
  const instant = Date.parse(now);
  if (instant < Date.parse(start)) return "before";
  return instant < Date.parse(end) ? "during" : "after";
}

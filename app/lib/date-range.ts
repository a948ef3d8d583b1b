/** Something that lasts: ISO instants of its start and its end. */
export type DateRange = { start: string; end: string };

/** Registration is open before the start, everywhere. */
export type Phase = "before" | "during" | "after";

/** Where an instant (ISO) lies: a span begins with its start and is over at its end. */
export function phaseOf({ start, end }: DateRange, now: string): Phase {
  const instant = Date.parse(now);
  if (instant < Date.parse(start)) return "before";
  return instant < Date.parse(end) ? "during" : "after";
}

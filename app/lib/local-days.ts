const dayMs = 24 * 60 * 60 * 1000;

/** The visitor's calendar day at an instant (milliseconds), counted so that their every midnight adds one. */
export function localDay(at: number): number {
  return Math.floor((at - new Date(at).getTimezoneOffset() * 60 * 1000) / dayMs);
}

import { secondsIn, type Span } from "./spans.ts";

/** Stretches kept of one recording; of more, the longest. So what is kept of a restless listener stays small. */
const maxSpans = 100;

/** The same stretches in whole seconds, in order, with those in one that overlap or touch. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: [number, number][] = [];
  const whole = spans.map(([from, to]) => [Math.round(from), Math.round(to)] as const);
  for (const [from, to] of whole.filter(([first, last]) => last > first).toSorted(([a], [b]) => a - b)) {
    const before = joined.at(-1);
    if (before && from <= before[1]) before[1] = Math.max(before[1], to);
    else joined.push([from, to]);
  }
  if (joined.length <= maxSpans) return joined;
  return joined
    .toSorted((a, b) => secondsIn([b]) - secondsIn([a]))
    .slice(0, maxSpans)
    .toSorted(([a], [b]) => a - b);
}

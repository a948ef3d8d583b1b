import { joinSpans } from "#app/lib/join-spans.ts";

import { mergeEntries } from "./merge-entries.ts";
import type { Position, Positions } from "./position.ts";
import { usePositions } from "./positions.ts";

/** The newer place, and all that was heard in either. It does not matter which comes first. */
export function mergePosition(a: Position, b: Position): Position {
  const newer = Date.parse(b.heardAt) >= Date.parse(a.heardAt) ? b : a;
  return { ...newer, heard: joinSpans([...a.heard, ...b.heard]) };
}

/** Joins all positions of two devices. */
export function mergePositions(ours: Positions, theirs: Positions): Positions {
  return mergeEntries(ours, theirs, mergePosition);
}

/** Joins positions with what this and other tabs have kept until now, also what this one was not told of yet. */
export function keepPositions(positions: Positions): void {
  void usePositions.persist.rehydrate();
  usePositions.setState((kept) => ({ positions: mergePositions(kept.positions, positions) }));
}

import { joinIntervals } from "#app/lib/intervals.ts";
import { mergeEntries } from "#app/lib/read-entries.ts";
import { type Position, type Positions, usePositions } from "./positions.ts";

/** The newer position, with the heard parts of both. Commutative: at the same instant, the further position wins. */
export function mergePosition(a: Position, b: Position): Position {
  const lead = Date.parse(a.heardAt) - Date.parse(b.heardAt) || a.seconds - b.seconds || a.duration - b.duration;
  return { ...(lead > 0 ? a : b), heard: joinIntervals([...a.heard, ...b.heard]) };
}

/** Merges the positions of two devices. */
export function mergePositions(ours: Positions, theirs: Positions): Positions {
  return mergeEntries(ours, theirs, mergePosition);
}

/** Merges positions into the stored ones, including those that another tab has just written. */
export function keepPositions(positions: Positions): void {
  void usePositions.persist.rehydrate();
  usePositions.setState((kept) => ({ positions: mergePositions(kept.positions, positions) }));
}

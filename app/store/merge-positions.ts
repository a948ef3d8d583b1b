import { joinIntervals } from "#app/lib/intervals.ts";
import { mergeEntries } from "#app/lib/read-entries.ts";
import { type Position, type Positions, usePositions } from "./positions.ts";

/** The newer place (of one instant the one further on), and all that was heard in either, whichever comes first. */
export function mergePosition(a: Position, b: Position): Position {
  const lead = Date.parse(a.heardAt) - Date.parse(b.heardAt) || a.seconds - b.seconds || a.duration - b.duration;
  return { ...(lead > 0 ? a : b), heard: joinIntervals([...a.heard, ...b.heard]) };
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

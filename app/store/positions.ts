import { create } from "zustand";
import { persist } from "zustand/middleware";

import { persistOptions, syncTabs } from "./persist-options.ts";
import type { Positions } from "./position.ts";
import { readPositions } from "./read-positions.ts";

/** Positions are keyed by episode id. What is heard comes in by `keepPositions`. */
type PositionsState = { positions: Positions };

/** Where the positions are kept: on the device only, apart from the listening stats. */
export const positionsStorage = { name: "devtherapy-positions", version: 0 } as const;

/** Where the visitor is in each episode, and what of it was heard. */
export const usePositions = create<PositionsState>()(
  persist(
    () => ({ positions: {} }),
    persistOptions({
      ...positionsStorage,
      pick: ({ positions }: PositionsState) => ({ positions }),
      read: (value) => ({ positions: readPositions(value) }),
    }),
  ),
);

/** Keeps the positions in step with other tabs. Returns what ends it. */
export function followPositionsOfOtherTabs(): () => void {
  return syncTabs(usePositions);
}

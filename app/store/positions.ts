import { create } from "zustand";
import { persist } from "zustand/middleware";

import { keepInStep, onDevice } from "./on-device.ts";
import { mergePosition, type Position, type Positions } from "./position.ts";
import { readPositions } from "./read-positions.ts";

type PositionsState = {
  /** Keyed by episode id. */
  positions: Positions;
  /** Joins what was just heard with what this and other tabs have kept until now. */
  keepPosition: (episodeId: string, position: Position) => void;
  /** Puts whole positions, for example imported ones, in place of what is there. */
  replacePositions: (positions: Positions) => void;
};

/** Where the positions are kept: on the device only, apart from the listening stats. */
export const positionsStorage = { name: "devtherapy-positions", version: 0 } as const;

/** Where the visitor is in each episode, and what of it was heard. */
export const usePositions = create<PositionsState>()(
  persist(
    (set) => ({
      positions: {},
      keepPosition: (episodeId, position) => {
        // Another tab may have written since this one was told last.
        void usePositions.persist.rehydrate();
        set(({ positions }) => {
          const known = positions[episodeId];
          return { positions: { ...positions, [episodeId]: known ? mergePosition(known, position) : position } };
        });
      },
      replacePositions: (positions) => set({ positions }),
    }),
    onDevice({
      ...positionsStorage,
      pick: ({ positions }: PositionsState) => ({ positions }),
      read: (value) => ({ positions: readPositions(value) }),
    }),
  ),
);

/** Keeps the positions in step with other tabs. Returns what ends it. */
export function followPositionsOfOtherTabs(): () => void {
  return keepInStep(usePositions);
}

import { create } from "zustand";
import { persist } from "zustand/middleware";
import { asRecord } from "#app/lib/read-entries.ts";
import { followTabs, persistOptions } from "#app/store/persist-options.ts";

/** The speeds that YouTube's player supports. */
export const speeds: readonly number[] = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

type PlayerSettings = { speed: number; setSpeed: (speed: number) => void };

export const usePlayerSettings = create<PlayerSettings>()(
  persist(
    (set) => ({ speed: 1, setSpeed: (speed) => set({ speed }) }),
    persistOptions("devtherapy-player", (value) => {
      const speed = asRecord(value)?.["speed"];
      return { speed: speeds.find((one) => one === speed) ?? 1 };
    }),
  ),
);
followTabs(usePlayerSettings);

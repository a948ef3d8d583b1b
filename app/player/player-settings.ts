import { create } from "zustand";
import { persist } from "zustand/middleware";
import { asRecord } from "#app/lib/read-entries.ts";
import { followTabs, persistOptions } from "#app/store/persist-options.ts";

/** The speeds that YouTube's player supports. */
export const speeds: readonly number[] = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

type PlayerSettings = {
  speed: number;
  /** Single-key shortcuts on pages with a player. WCAG 2.1.4 requires a way to turn them off. */
  hasKeys: boolean;
  setSpeed: (speed: number) => void;
  setHasKeys: (hasKeys: boolean) => void;
};

export const usePlayerSettings = create<PlayerSettings>()(
  persist(
    (set) => ({
      speed: 1,
      hasKeys: true,
      setSpeed: (speed) => set({ speed }),
      setHasKeys: (hasKeys) => set({ hasKeys }),
    }),
    persistOptions("devtherapy-player", (value) => {
      const { speed, hasKeys } = asRecord(value) ?? {};
      return { speed: speeds.find((one) => one === speed) ?? 1, hasKeys: hasKeys !== false };
    }),
  ),
);
followTabs(usePlayerSettings);

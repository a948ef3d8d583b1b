import { asRecord } from "#app/lib/read-entries.ts";
import { createSettings } from "#app/store/create-settings.ts";

/** The speeds that YouTube's player supports. */
export const speeds: readonly number[] = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

export const usePlayerSettings = createSettings("devtherapy-player", (value) => {
  const { speed, hasKeys } = asRecord(value) ?? {};
  return {
    speed: speeds.find((one) => one === speed) ?? 1,
    /** Single-key shortcuts on pages with a player. WCAG 2.1.4 requires a way to turn them off. */
    hasKeys: hasKeys !== false,
  };
});

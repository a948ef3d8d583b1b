import { asRecord } from "#app/lib/read-entries.ts";
import { createSettings } from "#app/store/create-settings.ts";

/** What YouTube's player can do, times the normal speed. */
export const speeds: readonly number[] = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** How the visitor wants to listen. */
export const usePlayerSettings = createSettings("devtherapy-player", (value) => {
  const { speed, hasKeys } = asRecord(value) ?? {};
  return {
    speed: speeds.find((one) => one === speed) ?? 1,
    /** Whether single keys do something on pages with a player (WCAG 2.1.4 wants a way to switch them off). */
    hasKeys: hasKeys !== false,
  };
});

import { asRecord } from "#app/lib/read-entries.ts";
import { createSettings } from "#app/store/create-settings.ts";

/** How the visitor wants to listen. */
type Settings = {
  /** Times the normal speed. */
  speed: number;
  /** Whether single keys do something on pages with a player (WCAG 2.1.4 wants a way to switch them off). */
  hasKeys: boolean;
};

/** What YouTube's player can do. */
export const speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export const usePlayerSettings = createSettings("devtherapy-player", readSettings);

function readSettings(value: unknown): Settings {
  const { speed, hasKeys } = asRecord(value) ?? {};
  return { speed: speeds.find((one) => one === speed) ?? 1, hasKeys: hasKeys !== false };
}

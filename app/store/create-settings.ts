import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persistOptions } from "./persist-options.ts";

/** A persisted store of settings. `read` validates stored values and fills in defaults. */
export function createSettings<Settings extends object>(name: string, read: (value: unknown) => Settings) {
  const useSettings = create<Settings>()(
    persist(() => read(undefined), persistOptions<Settings, Settings>(name, read)),
  );
  return Object.assign(useSettings, {
    change: (changes: Partial<Settings>) => {
      void useSettings.persist.rehydrate();
      useSettings.setState(changes);
    },
  });
}

import { useEffect } from "react";

import { useLazyModule } from "#app/lib/lazy-modules.ts";
import { notifyLoadFailed } from "#app/ui/notify-load-failed.ts";

import { usePlayerStore } from "./player-store.ts";

const importPlayer = () => import("./dock/player.tsx");

/** The player's place above all pages; its code comes with the first play. */
export function PlayerHost() {
  const isWanted = usePlayerStore(({ track }) => track !== undefined);
  const { module, load } = useLazyModule(importPlayer);

  useEffect(() => {
    async function loadOrSay() {
      if (await load()) return;
      usePlayerStore.getState().close();
      notifyLoadFailed(importPlayer, "The player could not be loaded");
    }
    if (isWanted && !module) void loadOrSay();
  }, [isWanted, module, load]);

  return module && <module.Player />;
}

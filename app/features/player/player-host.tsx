import { useEffect } from "react";

import { useOnDemand } from "#app/lib/use-on-demand.ts";
import { usePlaying } from "#app/store/playing.ts";
import { sayLoadFailed } from "#app/ui/say-load-failed.ts";

const importPlayer = () => import("./player.tsx");

/** The player's place above all pages; its code comes with the first play. */
export function PlayerHost() {
  const isWanted = usePlaying(({ track }) => track !== undefined);
  const { module, load } = useOnDemand(importPlayer);

  useEffect(() => {
    async function loadOrSay() {
      if (await load()) return;
      usePlaying.getState().close();
      sayLoadFailed(importPlayer, "The player could not be loaded");
    }
    if (isWanted && !module) void loadOrSay();
  }, [isWanted, module, load]);

  return module && <module.Player />;
}

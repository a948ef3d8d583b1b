import { useOnDemand } from "#app/ui/use-on-demand.ts";
import { usePlayerStore } from "./player-store.ts";

const importPlayer = () => import("./dock/player.tsx");

/** The player's place above all pages; its code comes with the first play. */
export function PlayerHost() {
  const isWanted = usePlayerStore(({ track }) => track !== undefined);
  const close = usePlayerStore((state) => state.close);
  const module = useOnDemand(importPlayer, isWanted, "The player could not be loaded", close);
  return module && <module.Player />;
}

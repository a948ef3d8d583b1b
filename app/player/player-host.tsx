import { useOnDemand } from "#app/ui/use-on-demand.ts";
import { usePlayerStore } from "./player-store.ts";

const importPlayer = () => import("./dock/player.tsx");

/** The player's place above all pages; its code comes with the first play. */
export function PlayerHost() {
  const track = usePlayerStore((state) => state.track);
  const close = usePlayerStore((state) => state.close);
  const module = useOnDemand(importPlayer, track !== undefined, "The player could not be loaded", close);
  return module && track && <module.Player key={track.id} track={track} />;
}

import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { usePlayerStore } from "./player-store.ts";

const Player = lazyComponent("the player", async () => (await import("./dock/player.tsx")).Player);

/** Keeps the player mounted above all pages. Imports it with the first play. */
export function SitePlayer() {
  const track = usePlayerStore((state) => state.track);
  return track && <Player key={track.id} track={track} />;
}

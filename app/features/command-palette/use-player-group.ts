import { useMemo } from "react";

import { usePlaying } from "#app/store/playing.ts";

import { listPlayerGroup } from "./player-entries.ts";

/** What can be done with the player now, if something is in it. */
export function usePlayerGroup() {
  const track = usePlaying((state) => state.track);
  const remote = usePlaying((state) => state.remote);
  const isPlaying = usePlaying((state) => state.isPlaying);
  return useMemo(() => listPlayerGroup({ track, remote, isPlaying }), [track, remote, isPlaying]);
}

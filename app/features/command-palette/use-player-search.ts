import { useMemo } from "react";

import { usePlaying } from "#app/store/playing.ts";

import { listPlayerGroups } from "./player-entries.ts";
import { createEntrySearch } from "./search-entries.ts";

/** The search over what can be done with the player now. */
export function usePlayerSearch() {
  const track = usePlaying((state) => state.track);
  const remote = usePlaying((state) => state.remote);
  const isPlaying = usePlaying((state) => state.isPlaying);
  return useMemo(() => createEntrySearch(listPlayerGroups({ track, remote, isPlaying })), [track, remote, isPlaying]);
}

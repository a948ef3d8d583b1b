import { useMemo } from "react";

import type { Track } from "#app/content/track.ts";
import { type PlayerControls, usePlayerStore } from "#app/player/player-store.ts";

import type { Action, Entry, Group } from "./entries.ts";

type Playing = { track?: Track; remote?: PlayerControls; isPlaying: boolean };

/** What can be done with the player while something is in it; with one that does not answer, only finding it. */
export function listPlayerGroup({ track, remote, isPlaying }: Playing): Group | undefined {
  if (!track) return undefined;
  const entries = [entry("Go to What Is Playing", { to: track.path }, ["now", track.name])];
  if (remote && track.chapters.length > 0) {
    entries.unshift(
      entry("Next Chapter", { run: remote.nextChapter }, ["skip", "თავი"]),
      entry("Previous Chapter", { run: remote.previousChapter }, ["back", "თავი"]),
    );
  }
  if (remote) {
    const [name, ...words] = isPlaying
      ? (["Pause", "stop", "პაუზა"] as const)
      : (["Resume", "play", "გაგრძელება"] as const);
    entries.unshift(entry(name, { run: remote.toggle }, words));
  }
  return { name: "Now playing", mark: ">", entries };
}

function entry(name: string, action: Action, keywords: readonly string[]): Entry {
  return { id: `player ${name}`, name, keywords, action };
}

/** What can be done with the player now, if something is in it. */
export function usePlayerGroup() {
  const track = usePlayerStore((state) => state.track);
  const remote = usePlayerStore((state) => state.remote);
  const isPlaying = usePlayerStore((state) => state.isPlaying);
  return useMemo(() => listPlayerGroup({ track, remote, isPlaying }), [track, remote, isPlaying]);
}

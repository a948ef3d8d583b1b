import type { Track } from "#app/content/episodes.server.ts";
import type { Remote } from "#app/store/playing.ts";

import type { Entry, Group } from "./entries.ts";

type Playing = { track?: Track; remote?: Remote; isPlaying: boolean };

/** What can be done with the player while something is in it; with one that does not answer, only finding it. */
export function listPlayerGroups({ track, remote, isPlaying }: Playing): Group[] {
  if (!track) return [];
  const run = (name: string, act: () => void, keywords: readonly string[]): Entry => ({
    id: `player ${name}`,
    name,
    keywords,
    action: { run: act },
  });
  const entries: Entry[] = [
    {
      id: "player Go to What Is Playing",
      name: "Go to What Is Playing",
      keywords: ["now", track.name],
      action: { to: track.path },
    },
  ];
  if (remote && track.chapters.length > 0) {
    entries.unshift(
      run("Next Chapter", remote.nextChapter, ["skip", "თავი"]),
      run("Previous Chapter", remote.previousChapter, ["back", "თავი"]),
    );
  }
  if (remote) {
    entries.unshift(
      isPlaying ? run("Pause", remote.toggle, ["stop", "პაუზა"]) : run("Resume", remote.toggle, ["play", "გაგრძელება"]),
    );
  }
  return [{ name: "Now Playing", mark: ">", entries }];
}

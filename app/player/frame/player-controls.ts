import { chapterAt, type Track } from "#app/content/track.ts";
import type { PlayerControls } from "#app/player/player-store.ts";

import type { createPlayerCommands } from "./player-commands.ts";

type PlayerCommands = Pick<ReturnType<typeof createPlayerCommands>, "seek" | "toggle" | "playback">;

/** Seconds into a chapter after which going back means its own start. */
const restartAfter = 3;

/** What pages, keys and the palette may do with a player that answers. */
export function remoteOf({ chapters }: Track, { seek, toggle, playback }: PlayerCommands): PlayerControls {
  function current() {
    const { seconds, duration } = playback();
    return chapterAt(chapters, seconds, duration);
  }

  return {
    seek,
    skip: (by) => {
      const { seconds, duration } = playback();
      seek(Math.max(0, Math.min(Math.floor(seconds + by), duration || Number.POSITIVE_INFINITY)));
    },
    toggle,
    nextChapter: () => {
      const next = chapters[(current()?.index ?? -1) + 1];
      if (next) seek(next.seconds);
    },
    previousChapter: () => {
      const chapter = current();
      if (!chapter) return seek(0);
      const hasBegun = playback().seconds - chapter.seconds > restartAfter;
      seek(hasBegun ? chapter.seconds : (chapters[chapter.index - 1]?.seconds ?? 0));
    },
  };
}

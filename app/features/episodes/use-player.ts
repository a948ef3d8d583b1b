import { type MouseEvent, useRef, useState } from "react";

import { parseStartTime } from "#app/lib/timestamps.ts";
import { useQueryString } from "#app/lib/use-query-string.ts";
import { useStore } from "#app/store/store.ts";
import type { Playback } from "#app/ui/video-facade.tsx";

/** Milliseconds within which opening an episode from a card and pressing play in it are one sitting, counted once. */
const sameSittingMs = 10 * 60 * 1000;

/** The player of an episode: what it plays, from where, and the play it counts: one for its start, none for jumps. */
export function usePlayer(episodeId: string) {
  const { query } = useQueryString();
  const [started, setStarted] = useState<Playback & { episodeId: string }>();
  const frameRef = useRef<HTMLDivElement>(null);

  const playback = started?.episodeId === episodeId ? started : undefined;

  function play(seconds: number) {
    if (!playback) countPlay(episodeId);
    setStarted({ seconds, episodeId, count: (playback?.count ?? 0) + 1 });
  }

  /** For links to a second of the video: plays here instead, and shows the player. */
  function playFrom(event: MouseEvent, seconds: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    play(seconds);
    frameRef.current?.scrollIntoView({ block: "center" });
  }

  return {
    frameRef,
    playback,
    startSeconds: parseStartTime(query.get("t")),
    play,
    playFrom,
  };
}

function countPlay(episodeId: string): void {
  const { episodeStats, recordPlay } = useStore.getState();
  const lastPlayedAt = episodeStats[episodeId]?.lastPlayedAt;
  if (!lastPlayedAt || Date.now() - Date.parse(lastPlayedAt) > sameSittingMs) recordPlay(episodeId);
}

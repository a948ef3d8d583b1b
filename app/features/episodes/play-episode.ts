import type { MouseEvent } from "react";

import type { PlayableEpisode } from "#app/content/episodes.server.ts";
import { usePlaying } from "#app/store/playing.ts";

/** Plays an episode from a second, in the one player of the site. */
export function playEpisode(episode: PlayableEpisode, seconds: number): void {
  const { id, number, slug, title, guest, topic, chapters, duration } = episode;
  const track = {
    id,
    number,
    path: `/episodes/${slug}`,
    title,
    name: guest || topic,
    chapters,
    duration: duration * 60,
  };
  usePlaying.getState().play(track, seconds);
}

/** For links to a second of the video: plays here instead, and shows the player. */
export function playFrom(event: MouseEvent, episode: PlayableEpisode, seconds: number): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  playEpisode(episode, seconds);
  usePlaying.getState().place?.element.scrollIntoView({ block: "center" });
}

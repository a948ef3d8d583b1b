import { create } from "zustand";
import { chapterAt, type Track } from "#app/content/track.ts";
import type { Interval } from "#app/lib/intervals.ts";
import { createListeningTracker } from "#app/player/listening-tracker.ts";
import { type Start, usePlayerStore } from "#app/player/player-store.ts";
import { follow, playbackFrom } from "./playback.ts";
import { createPlayerCommands, syncRate } from "./player-commands.ts";
import { type Connection, connectPlayer, type PlayerInfo } from "./player-connection.ts";

const initialStatus = {
  /** Whether it pauses by itself when the chapter that is on is over. */
  stopsAfterChapter: false,
  /** Whether the last second was reached. */
  isOver: false,
  /** Whether the frame has said nothing for so long that something is wrong. */
  isSilent: false,
};

/** What of the player only the player itself needs to know. */
export const useFrameStatus = create(() => initialStatus);

/** Milliseconds between two times at which the place is kept while it plays. */
const keepEveryMs = 5000;

/**
 * One track in the player, from its start to its end: tells the pages what plays, keeps what is heard, and stops where
 * the visitor wants it to stop. Frames come and go (`attach`); the session is one.
 */
export function startSession(track: Track) {
  const tracker = track.number === undefined ? undefined : createListeningTracker(track);
  let playback = playbackFrom(0, track.duration);
  let connection: Connection | undefined;
  useFrameStatus.setState(initialStatus);

  /** Listens to a frame that was loaded for a start. Returns what ends it. */
  function attach(frame: HTMLIFrameElement, start: Start) {
    playback = { ...playbackFrom(start.seconds, track.duration), duration: playback.duration };
    const rateSync = syncRate((rate) => attached.setRate(rate));
    const onInfo = (info: PlayerInfo) => {
      applyReport(info);
      // An advertisement has a rate of its own.
      if (!playback.isAdvertisement) rateSync.onReport(playback.rate);
      commands.onReport();
      const { track: current, start: latest } = usePlayerStore.getState();
      // Something else is wanted by now.
      if (current !== track || latest !== start) return;
      useFrameStatus.setState({ isOver: playback.state === "ended", isSilent: false });
      usePlayerStore.setState({
        isPlaying: playback.state === "playing",
        seconds: Math.floor(commands.playback().seconds),
        duration: Math.floor(playback.duration),
        controls: commands.controls,
      });
    };
    // Offline the frame shows an error, which says nothing either.
    const onSilent = () => navigator.onLine && tracker?.countSilent();
    useFrameStatus.setState({ isSilent: false });
    const onLate = () => useFrameStatus.setState({ isSilent: true });
    const attached = connectPlayer(frame, { onInfo, onLate, onSilent });
    const commands = createPlayerCommands(track, attached, () => playback, loadAnew);
    connection = attached;
    return () => {
      rateSync.end();
      commands.end();
      attached.end();
    };
  }

  function applyReport(info: PlayerInfo) {
    const before = playback;
    const { after, heard } = follow(before, info, performance.now());
    playback = after;
    if (heard) tracker?.addPlayed(heard, after);
    else if (after.seconds !== before.seconds && after.state !== "waiting") tracker?.move(after);
    if (heard) stopAfterChapter(heard);
    if (before.state === "playing" && after.state !== "playing") tracker?.keep();
    if (before.state !== "ended" && after.state === "ended") tracker?.end();
  }

  /** For a player that sends messages but ignores commands. */
  function loadAnew(seconds: number) {
    usePlayerStore.setState({ controls: undefined });
    usePlayerStore.getState().play(track, seconds);
  }

  function stopAfterChapter([from, to]: Interval) {
    if (!useFrameStatus.getState().stopsAfterChapter) return;
    const chapter = chapterAt(track.chapters, from, playback.duration);
    if (!chapter || to < chapter.end) return;
    connection?.pause();
    useFrameStatus.setState({ stopsAfterChapter: false });
  }

  const keep = () => tracker?.keep();
  const timer = setInterval(keep, keepEveryMs);
  const ending = new AbortController();
  document.addEventListener("visibilitychange", keep, { signal: ending.signal });
  window.addEventListener("pagehide", keep, { signal: ending.signal });

  function end() {
    clearInterval(timer);
    ending.abort();
    keep();
  }

  return { attach, end };
}

import { create } from "zustand";
import { chapterAt, type Track } from "#app/content/track.ts";
import type { Interval } from "#app/lib/intervals.ts";
import { createListeningTracker } from "#app/player/listening-tracker.ts";
import { type Start, usePlayerStore } from "#app/player/player-store.ts";
import { follow, playbackFrom } from "./playback.ts";
import { createPlayerCommands, syncRate } from "./player-commands.ts";
import { type Connection, connectPlayer, type PlayerInfo } from "./player-connection.ts";

const initialStatus = {
  /** True if the player pauses when the current chapter ends. */
  stopsAfterChapter: false,
  isOver: false,
  /** Set if the frame has not answered in time, or if YouTube refuses to play the video. */
  problem: undefined as "silent" | "refused" | undefined,
};

/** Player state that only the player uses. */
export const useFrameStatus = create(() => initialStatus);

/** Milliseconds between two saves of the position during playback. */
const keepEveryMs = 5000;

/**
 * Runs one track in the player: publishes its state to the pages, records the heard intervals, and stops where the
 * visitor asked. Frames can be replaced (`attach`) within one session.
 */
export function startSession(track: Track) {
  const tracker = track.number === undefined ? undefined : createListeningTracker(track);
  let playback = playbackFrom(0, track.duration);
  let connection: Connection | undefined;
  useFrameStatus.setState(initialStatus);

  /** Listens to a frame loaded for `start`. Returns a function that detaches it. */
  function attach(frame: HTMLIFrameElement, start: Start) {
    playback = { ...playbackFrom(start.seconds, track.duration, track.id), duration: playback.duration };
    let problem: typeof initialStatus.problem;
    const rateSync = syncRate((rate) => attached.setRate(rate));
    const onInfo = (info: PlayerInfo) => {
      applyReport(info);
      // The frame still sends reports after an error.
      problem = info.hasFailed || (problem === "refused" && info.state !== "playing") ? "refused" : undefined;
      // An advertisement and another video have their own rates.
      if (!playback.isAdvertisement && !playback.isOtherVideo) rateSync.onReport(playback.rate);
      commands.onReport();
      if (!isWanted()) return;
      if (problem) return reportProblem();
      useFrameStatus.setState({ isOver: playback.state === "ended", problem });
      usePlayerStore.setState({
        isPlaying: playback.state === "playing",
        seconds: Math.floor(commands.playback().seconds),
        duration: Math.floor(playback.duration),
        controls: commands.controls,
      });
    };
    const onLate = () => {
      problem = "silent";
      if (isWanted()) reportProblem();
    };
    /** Returns false once the visitor has requested another track or position. */
    function isWanted() {
      const current = usePlayerStore.getState();
      return current.track === track && current.start === start;
    }
    function reportProblem() {
      useFrameStatus.setState({ problem });
      usePlayerStore.setState({ controls: undefined, isPlaying: false });
    }
    useFrameStatus.setState({ problem });
    const attached = connectPlayer(frame, { onInfo, onLate });
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

  /** Loads a new frame. The session calls this if the player sends messages but ignores commands. */
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

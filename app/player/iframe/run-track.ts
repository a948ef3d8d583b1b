import type { Track } from "#app/content/track.ts";
import { createListeningTracker } from "#app/player/listening-tracker.ts";
import { type Start, usePlayerStore } from "#app/player/player-store.ts";
import { follow, playbackFrom } from "./playback.ts";
import { createPlayerCommands, syncRate } from "./player-commands.ts";
import { connectPlayer, type PlayerInfo } from "./player-connection.ts";

/** Milliseconds between two saves of the position during playback. */
const saveEveryMs = 5000;

/**
 * Runs a track in an iframe that is about to load: reports the player's state to the store, and records the heard
 * intervals. Returns a function that stops this.
 */
export function runTrack(iframe: HTMLIFrameElement, track: Track, start: Start): () => void {
  const { duration, report, load } = usePlayerStore.getState();
  const tracker = track.number === undefined ? undefined : createListeningTracker(track);
  let playback = { ...playbackFrom(start.seconds, track.duration, track.id), duration };
  let isRefused = false;

  const reportProblem = (problem: "silent" | "refused") =>
    report(start, { problem, controls: undefined, isPlaying: false });

  function onInfo(info: PlayerInfo) {
    followPlayback(info);
    // The player still sends reports after an error.
    isRefused = info.hasFailed || (isRefused && info.state !== "playing");
    // An advertisement and another video have their own rates.
    if (!playback.isAdvertisement && !playback.isOtherVideo) rateSync.onReport(playback.rate);
    if (isRefused) return reportProblem("refused");
    return report(start, {
      problem: undefined,
      controls: commands.controls,
      isPlaying: playback.state === "playing",
      isOver: playback.state === "ended",
      seconds: Math.floor(commands.playback().seconds),
      duration: Math.floor(playback.duration),
    });
  }

  function followPlayback(info: PlayerInfo) {
    const before = playback;
    const { after, heard } = follow(before, info, performance.now());
    playback = after;
    if (heard) tracker?.addPlayed(heard, after);
    else if (after.seconds !== before.seconds && after.state !== "waiting") tracker?.move(after);
    if (before.state === "playing" && after.state !== "playing") tracker?.save();
    if (before.state !== "ended" && after.state === "ended") tracker?.end();
  }

  const connection = connectPlayer(iframe, { onInfo, onLate: () => reportProblem("silent") });
  const rateSync = syncRate(connection.setRate);
  const reload = (seconds: number) => load(track, seconds);
  const commands = createPlayerCommands(track, connection, () => playback, reload);
  const save = () => tracker?.save();
  const timer = setInterval(save, saveEveryMs);
  const ending = new AbortController();
  document.addEventListener("visibilitychange", save, { signal: ending.signal });
  window.addEventListener("pagehide", save, { signal: ending.signal });

  return () => {
    clearInterval(timer);
    ending.abort();
    rateSync.end();
    connection.end();
    save();
  };
}

import type { Track } from "#app/lib/track.ts";
import { chapterAt } from "#app/lib/chapters.ts";
import type { Span } from "#app/lib/spans.ts";
import { type Start, usePlaying } from "#app/store/playing.ts";

import { type Connection, connect } from "./connect.ts";
import type { PlayerInfo } from "./messages.ts";
import { follow, playbackFrom } from "./playback.ts";
import { freshState, usePlayerState } from "./player-state.ts";
import { createRecorder } from "./recorder.ts";
import { remoteOf } from "./remote.ts";
import { keepSpeed } from "./speed.ts";
import { steer } from "./steer.ts";

/** Milliseconds between two times at which the place is kept while it plays. */
const keepEveryMs = 5000;

/**
 * One track in the player, from its start to its end: tells the pages what plays, keeps what is heard, and stops where
 * the visitor wants it to stop. Frames come and go (`attach`); the session is one.
 */
export function startSession(track: Track) {
  const recorder = track.number === undefined ? undefined : createRecorder(track);
  let playback = playbackFrom(0, track.duration);
  let connection: Connection | undefined;
  usePlayerState.setState(freshState);

  /** Listens to a frame that was loaded for a start. Returns what ends it. */
  function attach(frame: HTMLIFrameElement, start: Start) {
    playback = playbackFrom(start.seconds, playback.duration);
    const speed = keepSpeed((rate) => attached.setRate(rate));
    const onInfo = (info: PlayerInfo) => {
      hear(info);
      // An advertisement plays at its own.
      if (!playback.isOther) speed.told(playback.rate);
      steering.told();
      tell(start, steering);
    };
    // Offline the frame shows an error, which says nothing either.
    const onSilent = () => navigator.onLine && recorder?.countSilent();
    const attached = connect(frame, { onInfo, onSilent });
    const steering = steer(attached, () => playback, loadAnew);
    connection = attached;
    return () => {
      speed.end();
      steering.end();
      attached.end();
    };
  }

  function hear(info: PlayerInfo) {
    const before = playback;
    const { after, heard } = follow(before, info, performance.now());
    playback = after;
    if (heard) recorder?.hear(heard, after);
    else if (after.seconds !== before.seconds) recorder?.move(after);
    if (heard) stopAfterChapter(heard);
    if (before.state === "playing" && after.state !== "playing") recorder?.keep();
    if (before.state !== "ended" && after.state === "ended") recorder?.end();
  }

  /** For a player that speaks, but does not do what it is told. */
  function loadAnew(seconds: number) {
    usePlaying.setState({ remote: undefined });
    usePlaying.getState().play(track, seconds);
  }

  function tell(start: Start, steering: ReturnType<typeof steer>) {
    const { track: current, start: latest, remote } = usePlaying.getState();
    // Something else is wanted by now.
    if (current !== track || latest !== start) return;
    usePlayerState.setState({ isOver: playback.state === "ended" });
    usePlaying.setState({
      isPlaying: playback.state === "playing",
      seconds: Math.floor(playback.seconds),
      remote: remote ?? remoteOf(track, steering),
    });
  }

  function stopAfterChapter([from, to]: Span) {
    if (!usePlayerState.getState().stopsAfterChapter) return;
    const chapter = chapterAt(track.chapters, from, playback.duration);
    if (!chapter || to < chapter.end) return;
    connection?.pause();
    usePlayerState.setState({ stopsAfterChapter: false });
  }

  const keep = () => recorder?.keep();
  const onVisibility = () => document.visibilityState === "hidden" && keep();
  const timer = setInterval(keep, keepEveryMs);
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("pagehide", keep);

  function end() {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("pagehide", keep);
    keep();
  }

  return { attach, end };
}

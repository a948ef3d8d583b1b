import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { playerOrigin } from "#app/player/frame/player-connection.ts";
import { startSession } from "#app/player/frame/player-session.ts";
import { usePlayerSettings } from "#app/player/player-settings.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { usePositions } from "#app/store/positions.ts";
import { buildPosition, buildTrack } from "#tests/factories.ts";

const chapters = [0, 100, 200, 300, 400].map((seconds) => ({ seconds, label: `From ${seconds}` }));
const track = buildTrack({ chapters });

let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  useAnalytics.setState(useAnalytics.getInitialState());
  usePositions.setState({ positions: {} });
});

afterEach(() => {
  end();
  usePlayerStore.getState().close();
  document.body.replaceChildren();
});

/** Starts a session. `say` sends a message of the player; `commands` lists those sent to it. */
function open(seconds = 0) {
  usePlayerStore.getState().play(track, seconds);
  const session = startSession(track);
  const frame = document.body.appendChild(document.createElement("iframe"));
  const post = vi.spyOn(frame.contentWindow ?? window, "postMessage").mockImplementation(() => undefined);
  const detach = session.attach(frame, usePlayerStore.getState().start);
  end = () => {
    detach();
    session.end();
  };
  frame.dispatchEvent(new Event("load"));
  const say = (info: object) => {
    const data = JSON.stringify({ event: "infoDelivery", info });
    window.dispatchEvent(new MessageEvent("message", { origin: playerOrigin, source: frame.contentWindow, data }));
  };
  const commands = () =>
    post.mock.calls
      .map(([text]) => JSON.parse(String(text)) as { func?: string; args?: unknown[] })
      .flatMap(({ func, args = [] }) => (func ? [[func, ...args.slice(0, 1)].join(" ")] : []));
  return { say, commands };
}

/** Like `open`, with a player that reports that it is playing. */
function play(seconds: number) {
  const player = open();
  player.say({ currentTime: seconds, duration: 1000, playerState: 1, playbackRate: 1 });
  return player;
}

const controls = () => usePlayerStore.getState().controls;
const plays = () => useAnalytics.getState().episodeStats[track.id]?.playCount ?? 0;

test.each([
  ["nextChapter", 50, ["seekTo 100", "seekTo 200", "seekTo 300"]],
  ["previousChapter", 304, ["seekTo 300", "seekTo 200", "seekTo 100"]],
] as const)("counts each quick press of %s before the player reports its position", (press, from, sent) => {
  const { say, commands } = play(from);
  controls()?.[press]();
  say({ currentTime: from + 0.2 });
  controls()?.[press]();
  controls()?.[press]();
  expect(commands().filter((one) => one.startsWith("seek"))).toEqual(sent);
});

test("pauses and plays on quick presses before the player reports its state", () => {
  const { say, commands } = play(50);
  controls()?.toggle();
  say({ currentTime: 50.2, playerState: 1 });
  controls()?.toggle();
  expect(commands().slice(-2)).toEqual(["pauseVideo", "playVideo"]);
});

test("counts presses from the reported position once the player has reached the target", () => {
  const { say, commands } = play(50);
  controls()?.nextChapter();
  say({ currentTime: 100 });
  vi.advanceTimersByTime(1500);
  say({ currentTime: 350, playerState: 1 });
  controls()?.nextChapter();
  expect(commands()).toContain("seekTo 400");
});

test("reloads the player at the target if it ignores a seek for three seconds", () => {
  const { say } = play(50);
  const { count } = usePlayerStore.getState().start;
  controls()?.seek(300);
  vi.advanceTimersByTime(2900);
  say({ currentTime: 52.9, duration: 1010 });
  expect(usePlayerStore.getState().start.count).toBe(count);
  vi.advanceTimersByTime(200);
  expect(usePlayerStore.getState()).toMatchObject({
    start: { seconds: 300, count: count + 1 },
    controls: undefined,
    duration: 1010,
  });
});

test.each([
  ["reaches the target", 300, [301]],
  ["stops at its end before the target", 5000, [1000]],
  ["reaches the target and seeks again at once", 300, [300, 800]],
])("does not reload a player that %s", (_what, asked, told) => {
  const { say } = play(50);
  const { start } = usePlayerStore.getState();
  controls()?.seek(asked);
  for (const currentTime of told) say({ currentTime, playerState: 2 });
  vi.advanceTimersByTime(10_000);
  expect(usePlayerStore.getState().start).toEqual(start);
});

test("does not reload a player that was closed after the seek", () => {
  play(50);
  const { start } = usePlayerStore.getState();
  controls()?.seek(300);
  end();
  usePlayerStore.getState().close();
  vi.advanceTimersByTime(10_000);
  expect(usePlayerStore.getState()).toMatchObject({ track: undefined, start });
});

test("counts no play if a silent player is closed within ten seconds", () => {
  open();
  vi.advanceTimersByTime(9500);
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  end();
  vi.advanceTimersByTime(60_000);
  expect(plays()).toBe(0);
});

test.each([
  ["a play online", true, 1],
  ["no play offline", false, 0],
])("counts for a player that stays silent %s", (_what, isOnline, count) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  open();
  vi.advanceTimersByTime(10_500);
  expect(plays()).toBe(count);
});

test.each([
  ["unloads", () => window.dispatchEvent(new Event("pagehide"))],
  ["is hidden or shown", () => document.dispatchEvent(new Event("visibilitychange"))],
])("stores the position at once when the page %s", (_what, leave) => {
  const { say } = play(50);
  vi.advanceTimersByTime(3000);
  say({ currentTime: 53 });
  const kept = () => usePositions.getState().positions[track.id]?.seconds;
  expect(kept()).toBeUndefined();
  leave();
  expect(kept()).toBe(53);
});

describe("an advertisement with a duration of its own", () => {
  const position = () => usePositions.getState().positions[track.id];

  /** Plays an advertisement of fifteen seconds, with four reports a second. */
  function advertise(say: (info: object) => void) {
    for (let quarter = 0; quarter <= 60; quarter++) {
      vi.advanceTimersByTime(250);
      say({ currentTime: quarter / 4, duration: 15, playerState: 1 });
    }
    say({ playerState: 0 });
  }

  test("does not change the visitor's speed", () => {
    usePlayerSettings.change({ speed: 1.5 });
    const { say } = open();
    say({ currentTime: 0, duration: 1000, playerState: 1, playbackRate: 1.5 });
    vi.advanceTimersByTime(5000);
    say({ currentTime: 0, duration: 15, playerState: 1, playbackRate: 1 });
    expect(usePlayerSettings.getState().speed).toBe(1.5);
  });

  test("delays the check whether the player followed a seek", () => {
    const { say } = open(700);
    say({ currentTime: 700, duration: 1000, playerState: 1 });
    const { count } = usePlayerStore.getState().start;
    say({ currentTime: 0, duration: 15, playerState: 1 });
    controls()?.seek(300);
    advertise(say);
    expect(usePlayerStore.getState().start.count).toBe(count);
    say({ currentTime: 710, duration: 1000, playerState: 1 });
    vi.advanceTimersByTime(3100);
    expect(usePlayerStore.getState().start.count).toBe(count + 1);
  });

  test("adds nothing to the heard parts, and its end does not complete the episode", () => {
    usePositions.setState({ positions: { [track.id]: buildPosition({ heard: [[0, 600]] }) } });
    const { say } = open(700);
    say({ currentTime: 700, duration: 1001, playerState: 1 });
    vi.advanceTimersByTime(10_000);
    say({ currentTime: 710 });
    advertise(say);
    expect(position()).toMatchObject({ seconds: 710 });
    say({ currentTime: 710, duration: 1001, playerState: 1 });
    vi.advanceTimersByTime(10_000);
    say({ currentTime: 720, playerState: 2 });
    end();
    const heard = [
      [0, 600],
      [700, 720],
    ];
    expect(position()).toMatchObject({ seconds: 720, duration: 1001, heard });
    expect(useAnalytics.getState().episodeStats[track.id]?.isCompleted ?? false).toBe(false);
  });
});

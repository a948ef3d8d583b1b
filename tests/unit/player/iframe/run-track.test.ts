import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { playerOrigin } from "#app/player/iframe/player-connection.ts";
import { startSession, useFrameStatus } from "#app/player/iframe/run-track.ts";
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

/**
 * Starts a session with a fake player. `send` sends a message from the player, and `say` a report of its state.
 * `commands` lists the commands that the player received, and `greetings` counts the handshakes. `reload` loads the
 * player's frame again.
 */
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
  const reload = () => void frame.dispatchEvent(new Event("load"));
  reload();
  const send = (message: object) => {
    const data = JSON.stringify(message);
    window.dispatchEvent(new MessageEvent("message", { origin: playerOrigin, source: frame.contentWindow, data }));
  };
  const say = (info: object) => send({ event: "infoDelivery", info });
  /** The origins to which messages with the given event were sent. */
  const originsOf = (event: string) =>
    new Set(post.mock.calls.flatMap(([text, origin]) => (String(text).includes(event) ? [origin] : [])));
  const sent = () =>
    post.mock.calls.map(([text]) => JSON.parse(String(text)) as { event: string; func?: string; args?: unknown[] });
  const greetings = () => sent().filter(({ event }) => event === "listening").length;
  const commands = () => sent().flatMap(({ func, args = [] }) => (func ? [[func, ...args.slice(0, 1)].join(" ")] : []));
  return { send, say, commands, greetings, originsOf, reload };
}

/** Like `open`, with a player that reports that it is playing. */
function play(seconds: number) {
  const player = open();
  player.say({ currentTime: seconds, duration: 1000, playerState: 1, playbackRate: 1 });
  return player;
}

const controls = () => usePlayerStore.getState().controls;
const plays = () => useAnalytics.getState().episodeStats[track.id]?.playCount ?? 0;

test("sends the handshake to any origin, but commands only to YouTube", () => {
  const { say, originsOf } = open();
  vi.advanceTimersByTime(500);
  say({ currentTime: 1, duration: 1000, playerState: 1 });
  controls()?.toggle();
  expect(originsOf("listening")).toEqual(new Set(["*"]));
  expect(originsOf("command")).toEqual(new Set([playerOrigin]));
});

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

test("once the player has reached a seek's target, the next key press seeks from the reported position", () => {
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

test("counts no play while the player sends no messages", () => {
  open();
  vi.advanceTimersByTime(60_000);
  end();
  expect(plays()).toBe(0);
});

describe("a refused video", () => {
  const problem = () => useFrameStatus.getState().problem;

  test.each([2, 5, 100, 101, 150, 153])("counts no play after error %i, and hides the controls", (code) => {
    const { say, send } = open();
    say({ currentTime: 0, playerState: -1 });
    expect(controls()).toBeDefined();
    send({ event: "onError", info: code });
    say({ currentTime: 0, duration: 1000, playerState: -1 });
    vi.advanceTimersByTime(60_000);
    end();
    expect(problem()).toBe("refused");
    expect(controls()).toBeUndefined();
    expect(plays()).toBe(0);
  });

  test("shows its controls again once it plays", () => {
    const { say, send } = open();
    send({ event: "onError", info: 5 });
    say({ currentTime: 1, duration: 1000, playerState: 1 });
    expect(problem()).toBeUndefined();
    expect(controls()).toBeDefined();
  });
});

describe("another video in the same frame", () => {
  const position = () => usePositions.getState().positions[track.id];

  function showOther(say: (info: object) => void) {
    say({ currentTime: 0, duration: 1100, playerState: 1, videoData: { video_id: "otherVideo1" } });
    for (let second = 1; second <= 60; second++) {
      vi.advanceTimersByTime(1000);
      say({ currentTime: 500 + second });
    }
    say({ playerState: 0 });
  }

  test("the other video adds no play, no heard part, no position and no completion", () => {
    const { say } = open();
    say({ currentTime: 3, duration: 1000, playerState: 1, videoData: { video_id: track.id } });
    showOther(say);
    expect(usePlayerStore.getState()).toMatchObject({ seconds: 3, duration: 1000 });
    end();
    expect(position()).toBeUndefined();
    expect(plays()).toBe(0);
  });

  test("the track replaces the other video when the visitor chooses a chapter", () => {
    const { say } = play(50);
    showOther(say);
    const { count } = usePlayerStore.getState().start;
    controls()?.nextChapter();
    expect(usePlayerStore.getState().start).toEqual({ seconds: 100, count: count + 1 });
  });

  test("the session resumes counting heard parts when the visitor returns to the track", () => {
    const { say } = play(50);
    showOther(say);
    say({ currentTime: 51, playerState: 1, videoData: { video_id: track.id } });
    vi.advanceTimersByTime(10_000);
    say({ currentTime: 61 });
    end();
    expect(position()?.heard).toEqual([[51, 61]]);
  });
});

test("reconnects to a reloaded frame, and reports a frame that sends no messages", () => {
  const { say, greetings, reload } = play(50);
  vi.advanceTimersByTime(10_000);
  const before = greetings();
  reload();
  vi.advanceTimersByTime(1000);
  expect(greetings()).toBeGreaterThan(before);
  vi.advanceTimersByTime(5100);
  expect(useFrameStatus.getState().problem).toBe("silent");
  expect(controls()).toBeUndefined();
  say({ currentTime: 0, playerState: 1 });
  expect(useFrameStatus.getState().problem).toBeUndefined();
  expect(controls()).toBeDefined();
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
    usePlayerSettings.setState({ speed: 1.5 });
    const { say } = open();
    say({ currentTime: 0, duration: 1000, playerState: 1, playbackRate: 1.5 });
    vi.advanceTimersByTime(5000);
    say({ currentTime: 0, duration: 15, playerState: 1, playbackRate: 1 });
    expect(usePlayerSettings.getState().speed).toBe(1.5);
  });

  test("delays the reload of a player that ignores a seek", () => {
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

  test("adds nothing to the heard parts; the end of the advertisement does not complete the episode", () => {
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

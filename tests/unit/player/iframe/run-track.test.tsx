import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { playerOrigin } from "#app/player/iframe/player-connection.ts";
import { runTrack } from "#app/player/iframe/run-track.ts";
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
 * Runs the track in a fake player. `send` sends a message from the player, and `say` a report of its state. `commands`
 * lists the commands that the player received, and `handshakes` counts the handshakes. `reload` loads the iframe again.
 */
function open(seconds = 0) {
  usePlayerStore.getState().play(track, seconds);
  const iframe = document.body.appendChild(document.createElement("iframe"));
  const post = vi.spyOn(iframe.contentWindow ?? window, "postMessage").mockImplementation(() => undefined);
  end = runTrack(iframe, track, usePlayerStore.getState().start);
  const reload = () => void iframe.dispatchEvent(new Event("load"));
  reload();
  const send = (message: object) => {
    const data = JSON.stringify(message);
    window.dispatchEvent(new MessageEvent("message", { origin: playerOrigin, source: iframe.contentWindow, data }));
  };
  const say = (info: object) => send({ event: "infoDelivery", info });
  /** The origins to which messages with the given event were sent. */
  const originsOf = (event: string) =>
    new Set(post.mock.calls.flatMap(([text, origin]) => (String(text).includes(event) ? [origin] : [])));
  const sent = () =>
    post.mock.calls.map(([text]) => JSON.parse(String(text)) as { event: string; func?: string; args?: unknown[] });
  const handshakes = () => sent().filter(({ event }) => event === "listening").length;
  const commands = () => sent().flatMap(({ func, args = [] }) => (func ? [[func, ...args.slice(0, 1)].join(" ")] : []));
  return { send, say, commands, handshakes, originsOf, reload };
}

/** Like `open`, with a player that reports that it is playing. */
function play(seconds: number) {
  const player = open();
  player.say({ currentTime: seconds, duration: 1000, playerState: 1, playbackRate: 1 });
  return player;
}

const controls = () => usePlayerStore.getState().controls;
const problem = () => usePlayerStore.getState().problem;
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

test("a later press seeks from the reported position", () => {
  const { say, commands } = play(50);
  controls()?.nextChapter();
  say({ currentTime: 100 });
  vi.advanceTimersByTime(1600);
  say({ currentTime: 350, playerState: 1 });
  controls()?.nextChapter();
  expect(commands()).toContain("seekTo 400");
});

test("counts no play while the player sends no messages", () => {
  open();
  vi.advanceTimersByTime(60_000);
  end();
  expect(plays()).toBe(0);
});

describe("a refused video", () => {
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

describe("another video in the same iframe", () => {
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

  test("heard parts count again when the visitor returns to the track", () => {
    const { say } = play(50);
    showOther(say);
    say({ currentTime: 51, playerState: 1, videoData: { video_id: track.id } });
    vi.advanceTimersByTime(10_000);
    say({ currentTime: 61 });
    end();
    expect(position()?.heard).toEqual([[51, 61]]);
  });
});

test("reconnects to a reloaded iframe, and reports an iframe that sends no messages", () => {
  const { say, handshakes, reload } = play(50);
  vi.advanceTimersByTime(10_000);
  const before = handshakes();
  reload();
  vi.advanceTimersByTime(1000);
  expect(handshakes()).toBeGreaterThan(before);
  vi.advanceTimersByTime(5100);
  expect(problem()).toBe("silent");
  expect(controls()).toBeUndefined();
  say({ currentTime: 0, playerState: 1 });
  expect(problem()).toBeUndefined();
  expect(controls()).toBeDefined();
});

test("ignores reports of a player that another start has replaced", () => {
  const { say } = play(50);
  usePlayerStore.getState().load(track, 300);
  say({ currentTime: 51, playerState: 1 });
  expect(usePlayerStore.getState()).toMatchObject({ seconds: 300, isPlaying: false, controls: undefined });
});

test.each([
  ["unloads", () => window.dispatchEvent(new Event("pagehide"))],
  ["is hidden or shown", () => document.dispatchEvent(new Event("visibilitychange"))],
])("stores the position at once when the page %s", (_what, leave) => {
  const { say } = play(50);
  vi.advanceTimersByTime(3000);
  say({ currentTime: 53 });
  const saved = () => usePositions.getState().positions[track.id]?.seconds;
  expect(saved()).toBeUndefined();
  leave();
  expect(saved()).toBe(53);
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

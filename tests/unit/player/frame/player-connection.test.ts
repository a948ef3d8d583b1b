import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  command,
  handshake,
  playerOrigin,
  readMessage,
  talkingPlayerUrl,
} from "#app/player/frame/player-connection.ts";

const player = { name: "player" } as unknown as Window;
const stranger = { name: "stranger" } as unknown as Window;

const said = (message: unknown) => ({ origin: playerOrigin, source: player, data: JSON.stringify(message) });
const delivered = (info: unknown) => readMessage(said({ event: "infoDelivery", info }), player);

test("a player's address names the second, and who may talk with it", () => {
  expect(talkingPlayerUrl("ptPHTbQk_sA", 202, "https://example.org")).toBe(
    "https://www.youtube-nocookie.com/embed/ptPHTbQk_sA?autoplay=1&rel=0&start=202&enablejsapi=1&origin=https%3A%2F%2Fexample.org",
  );
  expect(talkingPlayerUrl("ptPHTbQk_sA", 0, "https://example.org")).not.toContain("start");
});

test("what a player says is read from its first and its later deliveries, and from changes of its state", () => {
  const info = { currentTime: 61.5, duration: 5400, playerState: 1, playbackRate: 1.5, volume: 80 };
  const read = { seconds: 61.5, duration: 5400, state: "playing", rate: 1.5 };
  expect(readMessage(said({ event: "initialDelivery", info, id: "x" }), player)).toEqual(read);
  expect(delivered(info)).toEqual(read);
  expect(readMessage(said({ event: "onStateChange", info: 2 }), player)).toEqual({ state: "paused" });
  expect(readMessage(said({ event: "onReady" }), player)).toEqual({});
});

test.each([
  [-1, "waiting"],
  [0, "ended"],
  [1, "playing"],
  [2, "paused"],
  [3, "playing"],
  [5, "waiting"],
  [7, undefined],
  ["1", undefined],
])("what a player says as state %s is %s", (playerState, state) => {
  expect(delivered({ playerState })?.state).toBe(state);
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1e9, "12", null, {}])(
  "what a player says as a second of %s is no second",
  (value) => {
    expect(delivered({ currentTime: value, duration: value, playbackRate: value })).toEqual({});
  },
);

test("a length of 0, before the video has told it, is none", () => {
  expect(delivered({ duration: 0 })).toEqual({});
});

describe("what others say", () => {
  const message = said({ event: "infoDelivery", info: { currentTime: 5 } });

  test.each([
    ["another window of YouTube's", { ...message, source: stranger }],
    ["another site in the player's window", { ...message, origin: "https://www.youtube.com" }],
    ["a look-alike", { ...message, origin: "https://www.youtube-nocookie.com.example" }],
    ["nobody", { ...message, source: null }],
  ])("is not heard: %s", (_who, letter) => {
    expect(readMessage(letter, player)).toBeUndefined();
  });

  test("is not heard before there is a player", () => {
    expect(readMessage({ ...message, source: null }, null)).toBeUndefined();
  });
});

test("garbage says nothing, and breaks nothing", () => {
  for (const event of ["apiInfoDelivery", "onError", 7, null])
    expect(readMessage(said({ event }), player)).toBeUndefined();
  for (const info of [7, null, [], "x"]) expect(delivered(info)).toSatisfy((read) => read === undefined);
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (data) => {
      expect(readMessage({ origin: playerOrigin, source: player, data }, player)).toBeUndefined();
    }),
  );
});

test("what is said to a player are texts that it understands", () => {
  expect(JSON.parse(handshake)).toEqual({ event: "listening", id: "player", channel: "widget" });
  expect(JSON.parse(command("seekTo", 90, true))).toEqual({ event: "command", func: "seekTo", args: [90, true] });
  expect(JSON.parse(command("pauseVideo"))).toEqual({ event: "command", func: "pauseVideo", args: [] });
});

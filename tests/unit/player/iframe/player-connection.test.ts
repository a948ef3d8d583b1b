import fc from "fast-check";
import { expect, test } from "vitest";
import { playerOrigin, readMessage, apiPlayerUrl } from "#app/player/iframe/player-connection.ts";

const player = { name: "player" } as unknown as Window;
const stranger = { name: "stranger" } as unknown as Window;

const messageEvent = (message: unknown) => ({ origin: playerOrigin, source: player, data: JSON.stringify(message) });
const delivered = (info: unknown) => readMessage(messageEvent({ event: "infoDelivery", info }), player);

test("apiPlayerUrl has the start second and our origin", () => {
  expect(apiPlayerUrl("ptPHTbQk_sA", 202, "https://example.org")).toBe(
    "https://www.youtube-nocookie.com/embed/ptPHTbQk_sA?autoplay=1&rel=0&start=202&enablejsapi=1&origin=https%3A%2F%2Fexample.org",
  );
});

test("readMessage reads initial deliveries, later deliveries and state changes", () => {
  const info = { currentTime: 61.5, duration: 5400, playerState: 1, playbackRate: 1.5, volume: 80 };
  const read = { seconds: 61.5, duration: 5400, state: "playing", rate: 1.5 };
  expect(readMessage(messageEvent({ event: "initialDelivery", info, id: "x" }), player)).toEqual(read);
  expect(delivered(info)).toEqual(read);
  expect(readMessage(messageEvent({ event: "onStateChange", info: 2 }), player)).toEqual({ state: "paused" });
  expect(readMessage(messageEvent({ event: "onReady" }), player)).toEqual({});
});

test.each([
  [-1, "waiting"],
  [0, "ended"],
  [2, "paused"],
  [3, "playing"],
  [5, "waiting"],
  [7, undefined],
])("readMessage maps state %s to %s", (playerState, state) => {
  expect(delivered({ playerState })?.state).toBe(state);
});

test.each([
  ["otherVideo1", "otherVideo1"],
  ["", undefined],
  [7, undefined],
])("reads the video id %o as %s", (id, videoId) => {
  expect(delivered({ videoData: { video_id: id } })).toEqual({ videoId });
});

test("treats every error as a refusal to play", () => {
  for (const info of [100, 150, null])
    expect(readMessage(messageEvent({ event: "onError", info }), player)).toEqual({ hasFailed: true });
});

test.each([-1, Number.NaN, 1e9, "12", null, {}])("readMessage ignores the invalid number %s", (value) => {
  expect(delivered({ currentTime: value, duration: value, playbackRate: value })).toEqual({});
});

test("readMessage ignores the duration 0 that players send before they know it", () => {
  expect(delivered({ duration: 0 })).toEqual({});
});

test.each([
  ["another window of YouTube's", { source: stranger }],
  ["another site in the player's window", { origin: "https://www.youtube.com" }],
  ["a look-alike", { origin: "https://www.youtube-nocookie.com.example" }],
])("readMessage ignores messages from %s", (_who, sender) => {
  const message = messageEvent({ event: "infoDelivery", info: { currentTime: 5 } });
  expect(readMessage({ ...message, ...sender }, player)).toBeUndefined();
});

test("readMessage ignores malformed messages without throwing", () => {
  for (const event of ["apiInfoDelivery", 7]) expect(readMessage(messageEvent({ event }), player)).toBeUndefined();
  for (const info of [7, null, [], "x"]) expect(delivered(info)).toBeUndefined();
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (data) => {
      expect(readMessage({ origin: playerOrigin, source: player, data }, player)).toBeUndefined();
    }),
  );
});

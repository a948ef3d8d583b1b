import fc from "fast-check";
import { expect, test } from "vitest";
import { playerOrigin, readMessage, apiPlayerUrl } from "#app/player/frame/player-connection.ts";

const player = { name: "player" } as unknown as Window;
const stranger = { name: "stranger" } as unknown as Window;

const said = (message: unknown) => ({ origin: playerOrigin, source: player, data: JSON.stringify(message) });
const delivered = (info: unknown) => readMessage(said({ event: "infoDelivery", info }), player);

test("a player's address names the second, and who may talk with it", () => {
  expect(apiPlayerUrl("ptPHTbQk_sA", 202, "https://example.org")).toBe(
    "https://www.youtube-nocookie.com/embed/ptPHTbQk_sA?autoplay=1&rel=0&start=202&enablejsapi=1&origin=https%3A%2F%2Fexample.org",
  );
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
  [2, "paused"],
  [3, "playing"],
  [5, "waiting"],
  [7, undefined],
])("what a player says as state %s is %s", (playerState, state) => {
  expect(delivered({ playerState })?.state).toBe(state);
});

test.each([-1, Number.NaN, 1e9, "12", null, {}])("what a player says as a second of %s is no second", (value) => {
  expect(delivered({ currentTime: value, duration: value, playbackRate: value })).toEqual({});
});

test("a length of 0, before the video has told it, is none", () => {
  expect(delivered({ duration: 0 })).toEqual({});
});

test.each([
  ["another window of YouTube's", { source: stranger }],
  ["another site in the player's window", { origin: "https://www.youtube.com" }],
  ["a look-alike", { origin: "https://www.youtube-nocookie.com.example" }],
])("what %s says is not heard", (_who, sender) => {
  const message = said({ event: "infoDelivery", info: { currentTime: 5 } });
  expect(readMessage({ ...message, ...sender }, player)).toBeUndefined();
});

test("garbage says nothing, and breaks nothing", () => {
  for (const event of ["apiInfoDelivery", 7]) expect(readMessage(said({ event }), player)).toBeUndefined();
  for (const info of [7, null, [], "x"]) expect(delivered(info)).toBeUndefined();
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (data) => {
      expect(readMessage({ origin: playerOrigin, source: player, data }, player)).toBeUndefined();
    }),
  );
});

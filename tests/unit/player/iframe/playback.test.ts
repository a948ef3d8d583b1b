import { expect, test } from "vitest";
import { type Interval, joinIntervals } from "#app/lib/intervals.ts";
import { follow, playbackFrom } from "#app/player/iframe/playback.ts";
import type { PlayerInfo } from "#app/player/iframe/player-connection.ts";

/**
 * Returns the intervals that count as heard, given a player's reports. Each report comes with its clock time in
 * milliseconds.
 */
function heardIn(...reports: readonly (readonly [clock: number, info: PlayerInfo])[]) {
  let playback = playbackFrom(0, 5000);
  const heard: Interval[] = [];
  for (const [clock, info] of reports) {
    const step = follow(playback, info, clock);
    playback = step.after;
    if (step.heard) heard.push(step.heard);
  }
  return joinIntervals(heard).map(([from, to]) => `${from} to ${to}`);
}

test("counts playback to the end, with frequent and with rare reports", () => {
  const heard = heardIn(
    [0, { state: "playing", seconds: 10 }],
    [250, { seconds: 10.25 }],
    [500, { seconds: 10.5 }],
    [90_500, { state: "ended", seconds: 100.5 }],
  );
  expect(heard).toEqual(["10 to 101"]);
});

test("counts twice as much at double speed, also right after a change of speed", () => {
  const heard = heardIn(
    [0, { state: "playing", seconds: 0, rate: 2 }],
    [10_000, { seconds: 20 }],
    [20_000, { seconds: 40, rate: 1 }],
  );
  expect(heard).toEqual(["0 to 40"]);
});

test("counts what a hidden tab reports late, despite other reports in between", () => {
  const heard = heardIn([0, { state: "playing", seconds: 0 }], [59_000, { rate: 1 }], [60_000, { seconds: 60 }]);
  expect(heard).toEqual(["0 to 60"]);
});

test("does not count skipped parts, forward or backward", () => {
  const heard = heardIn(
    [0, { state: "playing", seconds: 10 }],
    [1000, { seconds: 11 }],
    [1250, { seconds: 900 }],
    [2250, { seconds: 901 }],
    [2500, { seconds: 400 }],
    [3500, { seconds: 401 }],
  );
  expect(heard).toEqual(["10 to 11", "400 to 401", "900 to 901"]);
});

test("does not count time while paused", () => {
  const heard = heardIn(
    [0, { state: "playing", seconds: 10 }],
    [1000, { state: "paused", seconds: 11 }],
    [600_000, { seconds: 500 }],
    [900_000, { state: "playing" }],
    [901_000, { seconds: 501 }],
    [901_250, { seconds: 800 }],
  );
  expect(heard).toEqual(["10 to 11", "500 to 501"]);
});

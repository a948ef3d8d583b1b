import { expect, test } from "vitest";
import { type Interval, joinIntervals } from "#app/lib/intervals.ts";
import { follow, playbackFrom } from "#app/player/frame/playback.ts";
import type { PlayerInfo } from "#app/player/frame/player-connection.ts";

/** Reports of a player: milliseconds of the clock, and what it says then. */
function heardIn(reports: readonly (readonly [clock: number, info: PlayerInfo])[]) {
  let playback = playbackFrom(0, 5000);
  const heard: Interval[] = [];
  for (const [clock, info] of reports) {
    const step = follow(playback, info, clock);
    playback = step.after;
    if (step.heard) heard.push(step.heard);
  }
  return { heard: joinIntervals(heard), playback };
}

test("heard is what played, told often or seldom", () => {
  const { heard } = heardIn([
    [0, { state: "playing", seconds: 10 }],
    [250, { seconds: 10.25 }],
    [500, { seconds: 10.5 }],
    [90_500, { seconds: 100.5 }],
  ]);
  expect(heard).toEqual([[10, 101]]);
});

test("heard is the last stretch before a pause and before the end", () => {
  const playing = [0, { state: "playing", seconds: 10 }] as const;
  expect(heardIn([playing, [4000, { state: "paused", seconds: 14 }]]).heard).toEqual([[10, 14]]);
  expect(heardIn([playing, [4000, { state: "ended", seconds: 14 }]]).heard).toEqual([[10, 14]]);
});

test("heard is twice as much at twice the speed, also when the speed has just changed", () => {
  const { heard } = heardIn([
    [0, { state: "playing", seconds: 0, rate: 2 }],
    [10_000, { seconds: 20 }],
    [20_000, { seconds: 40, rate: 1 }],
  ]);
  expect(heard).toEqual([[0, 40]]);
});

test("heard is also what a hidden tab tells late, through reports of other things", () => {
  const { heard } = heardIn([
    [0, { state: "playing", seconds: 0 }],
    [59_000, { rate: 1 }],
    [60_000, { seconds: 60 }],
  ]);
  expect(heard).toEqual([[0, 60]]);
});

test("heard is not what was skipped, forwards or back", () => {
  const { heard } = heardIn([
    [0, { state: "playing", seconds: 10 }],
    [1000, { seconds: 11 }],
    [1250, { seconds: 900 }],
    [2250, { seconds: 901 }],
    [2500, { seconds: 400 }],
    [3500, { seconds: 401 }],
  ]);
  expect(heard).toEqual([
    [10, 11],
    [400, 401],
    [900, 901],
  ]);
});

test("heard is not what passes while paused, however long", () => {
  const { heard } = heardIn([
    [0, { state: "playing", seconds: 10 }],
    [1000, { state: "paused", seconds: 11 }],
    [600_000, { seconds: 500 }],
    [900_000, { state: "playing" }],
    [901_000, { seconds: 501 }],
    [901_250, { seconds: 800 }],
  ]);
  expect(heard).toEqual([
    [10, 11],
    [500, 501],
  ]);
});

test("a video of which nobody knows how long it is follows an advertisement before it", () => {
  const advertisement = follow(playbackFrom(0, 0), { state: "playing", seconds: 5, duration: 15 }, 0).after;
  const { after } = follow(advertisement, { state: "playing", seconds: 0, duration: 3600 }, 20_000);
  expect(after).toMatchObject({ isOther: false, seconds: 0, duration: 3600 });
});

test("what a report leaves out stays as it was", () => {
  const { playback } = heardIn([
    [0, { state: "playing", seconds: 10, duration: 5400, rate: 1.5 }],
    [100, {}],
  ]);
  expect(playback).toMatchObject({ state: "playing", seconds: 10, duration: 5400, rate: 1.5 });
});

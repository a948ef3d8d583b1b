import { beforeEach, expect, test, vi } from "vitest";
import type { Interval } from "#app/lib/intervals.ts";
import { createListeningTracker } from "#app/player/listening-tracker.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { usePositions } from "#app/store/positions.ts";
import { toast } from "#app/ui/toast.ts";
import { buildStats } from "#tests/factories.ts";

vi.mock("#app/ui/toast.ts", () => ({ toast: vi.fn<typeof toast>() }));

const id = "an-episode";
const duration = 1000;
const { keepPosition } = usePositions.getState();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.mocked(toast).mockClear();
  useAnalytics.setState(useAnalytics.getInitialState());
  usePositions.setState({ positions: {} });
});

const passMinutes = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const plays = () => useAnalytics.getState().episodeStats[id]?.playCount ?? 0;
const isCompleted = () => useAnalytics.getState().episodeStats[id]?.isCompleted ?? false;
const position = () => usePositions.getState().positions[id];

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Simulates another tab that plays on and syncs its position to this tab. */
function otherTabSaves(seconds: number) {
  usePositions.setState({ positions: { [id]: { seconds, duration, heard: [], heardAt: inMinutes(0) } } });
}

/** Starts a tracker, plays these intervals and stores the position. */
function listen(...intervals: Interval[]) {
  const tracker = createListeningTracker({ id });
  for (const interval of intervals) tracker.addPlayed(interval, { seconds: interval[1], duration });
  tracker.save();
  return tracker;
}

test("keeps the position and the heard parts after several starts and after a seek", () => {
  listen([0, 60.4]);
  const tracker = listen([500, 520]);
  const heard = [
    [0, 60],
    [500, 520],
  ];
  expect(position()).toMatchObject({ seconds: 520, duration, heard });
  tracker.move({ seconds: 700, duration });
  tracker.save();
  expect(position()).toMatchObject({ seconds: 700, heard });
});

test("stores no position before something has played", () => {
  const tracker = createListeningTracker({ id });
  tracker.move({ seconds: 300, duration });
  tracker.save();
  expect(position()).toBeUndefined();
});

test("does not restore a cleared position before more has played", () => {
  const tracker = listen([0, 20]);
  usePositions.setState({ positions: {} });
  tracker.save();
  expect(position()).toBeUndefined();
  tracker.addPlayed([20, 30], { seconds: 30, duration });
  tracker.save();
  expect(position()).toMatchObject({ seconds: 30, heard: [[20, 30]] });
});

test("does not overwrite a newer position of another tab if nothing has played since", () => {
  const tracker = listen([0, 106]);
  passMinutes(30);
  otherTabSaves(2050);
  tracker.save();
  expect(position()).toMatchObject({ seconds: 2050 });
  tracker.move({ seconds: 300, duration });
  tracker.save();
  expect(position()).toMatchObject({ seconds: 300 });
});

test("counts a play after ten seconds, and another play after ten minutes without playback", () => {
  listen([0, 9]);
  expect(plays()).toBe(0);
  listen([0, 5], [5, 10], [10, 500], [0, 400]);
  expect(plays()).toBe(1);
  passMinutes(11);
  listen([20, 40]);
  expect(plays()).toBe(2);
});

test("counts no second play within ten minutes after a click on the card", () => {
  useAnalytics.getState().recordPlay(id);
  passMinutes(9);
  const tracker = createListeningTracker({ id });
  passMinutes(5);
  tracker.addPlayed([0, 20], { seconds: 20, duration });
  expect(plays()).toBe(1);
});

test("counts no second play within ten minutes after the last listening", () => {
  listen([0, 20]);
  passMinutes(60);
  keepPosition(id, { seconds: 900, duration, heard: [], heardAt: new Date().toISOString() });
  passMinutes(9);
  listen([20, 40]);
  expect(plays()).toBe(1);
});

test("counts another play days later on an open page, and after the stats were cleared", () => {
  const tracker = listen([0, 20]);
  passMinutes(3 * 24 * 60);
  tracker.addPlayed([20, 25], { seconds: 25, duration });
  expect(plays()).toBe(1);
  tracker.addPlayed([25, 35], { seconds: 35, duration });
  expect(plays()).toBe(2);
  useAnalytics.setState(useAnalytics.getInitialState());
  tracker.addPlayed([35, 50], { seconds: 50, duration });
  expect(plays()).toBe(1);
});

test("completes an episode after 80% in any order", () => {
  listen([600, 1000]);
  expect(isCompleted()).toBe(false);
  listen([0, 400]);
  expect(isCompleted()).toBe(true);
  expect(toast).toHaveBeenCalledOnce();
});

test("Undo of an automatic completion also removes the play, and the episode stays unmarked", () => {
  const now = new Date().toISOString();
  usePositions.setState({ positions: { [id]: { seconds: 796, duration, heard: [[0, 796]], heardAt: now } } });
  listen([796, 801]);
  expect(plays()).toBe(1);
  vi.mocked(toast).mock.calls[0]?.[2]?.action?.onClick();
  expect(useAnalytics.getState()).toMatchObject({ episodeStats: { [id]: buildStats() }, lastActiveDate: null });
  expect(useAnalytics.getState().episodeStats[id]?.lastPlayedAt).toBeUndefined();
  listen([801, 805]);
  expect(isCompleted()).toBe(false);
});

test("completes an episode at its end if half of it was heard", () => {
  listen([0, 500]).end();
  expect(isCompleted()).toBe(true);
});

test("does not complete an episode again after the visitor unmarks it", () => {
  const tracker = listen([0, 850]);
  useAnalytics.getState().toggleCompleted(id);
  tracker.addPlayed([850, 1000], { seconds: 1000, duration });
  tracker.end();
  expect(isCompleted()).toBe(false);
});

test("does not complete an episode if the visitor heard too little, or heard one part repeatedly", () => {
  listen([0, 480], [990, 1000]).end();
  listen([0, 480], [0, 480]);
  expect(isCompleted()).toBe(false);
});

test("an episode that the visitor marked as completed stays completed, without a toast", () => {
  useAnalytics.getState().toggleCompleted(id);
  listen([0, 900]).end();
  expect(isCompleted()).toBe(true);
  expect(toast).not.toHaveBeenCalled();
});

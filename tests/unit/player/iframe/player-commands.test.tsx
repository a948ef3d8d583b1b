import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { playbackFrom } from "#app/player/iframe/playback.ts";
import { createPlayerCommands, syncRate } from "#app/player/iframe/player-commands.ts";
import { usePlayerSettings } from "#app/player/player-settings.ts";

describe("a command", () => {
  const chapters = [10, 60, 90].map((seconds) => ({ seconds, label: `From ${seconds}` }));

  /** The second that one command seeks to. */
  function sentFrom(seconds: number, press: "nextChapter" | "previousChapter" | number) {
    const seek = vi.fn<(to: number) => void>();
    const connection = { seek, play: () => undefined, pause: () => undefined };
    const latest = () => playbackFrom(seconds, 1000);
    const { controls } = createPlayerCommands({ chapters }, connection, latest, () => undefined);
    if (typeof press === "number") controls.skip(press);
    else controls[press]();
    return seek.mock.calls[0]?.[0];
  }

  test("nextChapter seeks to the following chapter, and does nothing in the last one", () => {
    expect(sentFrom(0, "nextChapter")).toBe(10);
    expect(sentFrom(10, "nextChapter")).toBe(60);
    expect(sentFrom(95, "nextChapter")).toBeUndefined();
  });

  test("previousChapter restarts the chapter, or in its first seconds seeks to the previous chapter", () => {
    expect(sentFrom(70, "previousChapter")).toBe(60);
    expect(sentFrom(62, "previousChapter")).toBe(10);
    expect(sentFrom(11, "previousChapter")).toBe(0);
    expect(sentFrom(5, "previousChapter")).toBe(0);
  });

  test("skipping ten seconds stays within the video", () => {
    expect(sentFrom(70.4, 10)).toBe(80);
    expect(sentFrom(4, -10)).toBe(0);
    expect(sentFrom(995, 10)).toBe(1000);
  });
});

describe("the speed", () => {
  const setRate = vi.fn<(rate: number) => void>();
  const saved = () => usePlayerSettings.getState().speed;
  let rateSync: ReturnType<typeof syncRate>;

  beforeEach(() => {
    vi.useFakeTimers();
    setRate.mockClear();
    usePlayerSettings.setState({ speed: 1.5 });
    rateSync = syncRate(setRate);
  });

  afterEach(() => rateSync.end());

  test("is the visitor's, not the player's initial one", () => {
    for (const rate of [1, 1, 1.5, 1.5]) rateSync.onReport(rate);
    expect(setRate).toHaveBeenCalledExactlyOnceWith(1.5);
    expect(saved()).toBe(1.5);
    usePlayerSettings.setState({ speed: 1 });
    expect(setRate).toHaveBeenLastCalledWith(1);
  });

  test("is requested again if the player does not apply it", () => {
    rateSync.onReport(1);
    vi.advanceTimersByTime(2000);
    rateSync.onReport(1);
    expect(setRate.mock.calls).toEqual([[1.5], [1.5]]);
    expect(saved()).toBe(1.5);
  });

  test("is saved if the visitor chooses it in YouTube's menu and the site offers it", () => {
    for (const rate of [1.5, 2, 2, 1.2]) rateSync.onReport(rate);
    expect(saved()).toBe(2);
    expect(setRate).not.toHaveBeenCalledWith(1.5);
  });

  test("is not saved if the player reports it late, after another choice", () => {
    rateSync.onReport(1.5);
    for (const chosen of [2, 1.5]) usePlayerSettings.setState({ speed: chosen });
    for (const rate of [1.5, 2]) rateSync.onReport(rate);
    expect(saved()).toBe(1.5);
    vi.advanceTimersByTime(5000);
    rateSync.onReport(2);
    expect(saved()).toBe(2);
  });
});

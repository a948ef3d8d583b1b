import { expect, test, vi } from "vitest";
import { remoteOf } from "#app/player/frame/player-commands.ts";
import { buildTrack } from "#tests/factories.ts";

const chapters = [
  { seconds: 10, label: "First" },
  { seconds: 60, label: "Second" },
  { seconds: 90, label: "Third" },
];

/** Where the player is sent from a second, by one press. */
function sentFrom(seconds: number, press: "nextChapter" | "previousChapter" | number) {
  const seek = vi.fn<(to: number) => void>();
  const playback = () => ({ seconds, duration: 1000, isPlaying: true });
  const remote = remoteOf(buildTrack({ chapters }), { seek, toggle: () => undefined, playback });
  if (typeof press === "number") remote.skip(press);
  else remote[press]();
  return seek.mock.calls[0]?.[0];
}

test("the next chapter is the one after that which is on; after the last there is none", () => {
  expect(sentFrom(0, "nextChapter")).toBe(10);
  expect(sentFrom(10, "nextChapter")).toBe(60);
  expect(sentFrom(95, "nextChapter")).toBeUndefined();
});

test("back is the start of the chapter that is on and, when it has hardly begun, of the one before", () => {
  expect(sentFrom(70, "previousChapter")).toBe(60);
  expect(sentFrom(62, "previousChapter")).toBe(10);
  expect(sentFrom(11, "previousChapter")).toBe(0);
  expect(sentFrom(5, "previousChapter")).toBe(0);
});

test("ten seconds on or back stay within the video", () => {
  expect(sentFrom(70.4, 10)).toBe(80);
  expect(sentFrom(70.4, -10)).toBe(60);
  expect(sentFrom(4, -10)).toBe(0);
  expect(sentFrom(995, 10)).toBe(1000);
});

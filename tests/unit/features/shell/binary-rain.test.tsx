import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { BinaryRain } from "#app/features/shell/binary-rain.tsx";
import { RainControl } from "#app/features/shell/binary-rain.tsx";

/** Positions of the digits drawn in the last step: y by x. */
const digits = new Map<number, number>();
let size = { width: 440, height: 4400 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const context = {
    scale: () => undefined,
    clearRect: () => undefined,
    fillRect: () => undefined,
    fillText: (_digit: string, x: number, y: number) => digits.set(x, y),
  };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "clientWidth", "get").mockImplementation(() => size.width);
  vi.spyOn(HTMLCanvasElement.prototype, "clientHeight", "get").mockImplementation(() => size.height);
});

function step() {
  digits.clear();
  vi.advanceTimersByTime(110);
  return new Map(digits);
}

test("continues to fall after a resize", async () => {
  render(<BinaryRain />);
  await vi.dynamicImportSettled();
  const before = step();
  expect(before.size).toBeGreaterThan(5);
  size = { width: 880, height: 5000 };
  fireEvent(window, new Event("resize"));
  const after = step();
  expect(after.size).toBeGreaterThan(before.size);
  for (const [x, y] of before) expect(after.get(x)).toBe(y + 22);
});

test("does not clear the canvas if a resize leaves its size unchanged", async () => {
  const setWidth = vi.spyOn(HTMLCanvasElement.prototype, "width", "set");
  render(<BinaryRain />);
  await vi.dynamicImportSettled();
  expect(setWidth).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event("resize"));
  expect(setWidth).toHaveBeenCalledTimes(1);
});

test("can be stopped and restarted on the same page, and stays stopped on the next visit", async () => {
  const page = (
    <>
      <BinaryRain />
      <RainControl className="" />
    </>
  );
  const stop = () => fireEvent.click(screen.getByRole("button", { name: "Stop the falling digits" }));
  const fall = () => fireEvent.click(screen.getByRole("button", { name: "Let the digits fall" }));
  const { unmount } = render(page);
  await vi.dynamicImportSettled();
  expect(step().size).toBeGreaterThan(5);
  stop();
  expect(step().size).toBe(0);
  fall();
  await vi.dynamicImportSettled();
  expect(step().size).toBeGreaterThan(5);
  stop();
  unmount();
  render(page);
  await vi.dynamicImportSettled();
  expect(step().size).toBe(0);
  fall();
  await vi.dynamicImportSettled();
  expect(step().size).toBeGreaterThan(5);
});

test("runs no timer while the tab is hidden", async () => {
  render(<BinaryRain />);
  await vi.dynamicImportSettled();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  fireEvent(document, new Event("visibilitychange"));
  expect(vi.getTimerCount()).toBe(0);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event("visibilitychange"));
  expect(step().size).toBeGreaterThan(5);
});

import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useColumnCount } from "#app/features/gallery/grid/columns.ts";

test("updates the number of columns 250 ms after the last resize", () => {
  vi.useFakeTimers();
  vi.stubGlobal("innerWidth", 1200);
  const { result, rerender } = renderHook(() => useColumnCount());
  const resize = (width: number) => {
    vi.stubGlobal("innerWidth", width);
    window.dispatchEvent(new Event("resize"));
  };

  act(() => resize(900));
  act(() => vi.advanceTimersByTime(200));
  act(() => resize(500));
  act(() => vi.advanceTimersByTime(249));
  rerender();
  expect(result.current).toBe(4);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(2);
});

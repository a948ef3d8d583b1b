import { act, render, renderHook } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { buildTime, useNow, useTime } from "#app/lib/use-now.ts";

const visit = "2030-01-01T00:00:00.000Z";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: new Date(visit) });
});

/** A component that records each time it rendered with. */
function recordTimes() {
  const times: string[] = [];
  function Clock() {
    const now = useNow();
    times.push(now);
    return <p>{now}</p>;
  }
  return { Clock, times };
}

test("returns the build's time in the HTML and during hydration, then the visitor's time", async () => {
  const { Clock, times } = recordTimes();
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Clock />);
  expect(container).toHaveTextContent(buildTime);
  times.length = 0;
  const root = await act(async () => hydrateRoot(container, <Clock />));
  expect(times).toEqual([buildTime, visit]);
  act(() => root.unmount());
});

test("never returns the build's time after a client-side navigation", () => {
  const { Clock, times } = recordTimes();
  render(<Clock />);
  expect(new Set(times)).toEqual(new Set([visit]));
});

test("ticks each minute", () => {
  const { result } = renderHook(() => useNow());
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current).toBe("2030-01-01T00:01:00.000Z");
});

test("rerenders only when the value derived from the time changes", () => {
  const readMinute = vi.fn<() => string>(() => useTime((now) => now.slice(0, 16), 1000));
  const { result } = renderHook(readMinute);
  const before = readMinute.mock.calls.length;
  act(() => vi.advanceTimersByTime(59_000));
  expect(readMinute).toHaveBeenCalledTimes(before);
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current).toBe("2030-01-01T00:01");
});

test("returns the visitor's time even if it is before the build", () => {
  vi.setSystemTime("2024-10-16T00:00:00.000Z");
  expect(renderHook(() => useNow()).result.current).toBe("2024-10-16T00:00:00.000Z");
});

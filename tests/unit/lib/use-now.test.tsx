import { act, render, renderHook } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { buildTime, useNow } from "#app/lib/use-now.ts";

const visit = "2030-01-01T00:00:00.000Z";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: new Date(visit) });
});

/** Every time that a component was rendered with. */
function recordTimes() {
  const times: string[] = [];
  function Clock() {
    const now = useNow();
    times.push(now);
    return <p>{now}</p>;
  }
  return { Clock, times };
}

test("the HTML and its hydration have the build's time, then comes the visitor's", async () => {
  const { Clock, times } = recordTimes();
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Clock />);
  expect(container).toHaveTextContent(buildTime);
  times.length = 0;
  const root = await act(async () => hydrateRoot(container, <Clock />));
  expect(times).toEqual([buildTime, visit]);
  act(() => root.unmount());
});

test("a page that is gone to in the app never shows the build's time", () => {
  const { Clock, times } = recordTimes();
  render(<Clock />);
  expect(new Set(times)).toEqual(new Set([visit]));
});

test("ticks, each minute or as often as asked for, and not beyond the instant from which on nothing changes", () => {
  const slow = renderHook(() => useNow());
  act(() => vi.advanceTimersByTime(60_000));
  expect(slow.result.current).toBe("2030-01-01T00:01:00.000Z");
  slow.unmount();
  vi.setSystemTime(visit);
  const { result } = renderHook(() => useNow(1000, "2030-01-01T00:00:02Z"));
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current).toBe("2030-01-01T00:00:01.000Z");
  expect(vi.getTimerCount()).toBe(1);
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current).toBe("2030-01-01T00:00:02.000Z");
  expect(vi.getTimerCount()).toBe(0);
});

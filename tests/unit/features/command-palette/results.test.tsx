import { act, render, screen } from "@testing-library/react";
import { Command } from "cmdk";
import { expect, test, vi } from "vitest";
import { Results } from "#app/features/command-palette/results.tsx";

const ofTotal = (total: number) => (
  <Command>
    <Results
      query="a"
      groups={[{ name: "Guests", mark: "G", total, entries: [] }]}
      isComplete
      onChoose={() => undefined}
    />
  </Command>
);

test("announces the number of results once, when it stops changing", () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  const { rerender } = render(ofTotal(90));
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole("status")).toHaveTextContent("90 results");
  const texts = new Set<string | null>();
  for (const total of [40, 12, 3]) {
    rerender(ofTotal(total));
    act(() => void vi.advanceTimersByTime(100));
    texts.add(screen.getByRole("status").textContent);
  }
  expect([...texts]).toEqual([""]);
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole("status")).toHaveTextContent("3 results");
});

import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ResultCount } from "#app/features/command-palette/results.tsx";

test("announces the number of results once, when it stops changing", () => {
  vi.useFakeTimers();
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const { rerender } = render(<ResultCount total={90} isNothing={false} />);
  wait(1000);
  expect(screen.getByRole("status")).toHaveTextContent("90 results");
  for (const total of [40, 12, 3]) {
    rerender(<ResultCount total={total} isNothing={false} />);
    wait(100);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  }
  wait(1000);
  expect(screen.getByRole("status")).toHaveTextContent("3 results");
});

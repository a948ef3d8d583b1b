import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Tooltip } from "#app/ui/tooltip.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"], now: 10_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

function renderTwo() {
  render(
    <>
      <Tooltip text="First">
        <button type="button">one</button>
      </Tooltip>
      <Tooltip text="Second">
        <button type="button">two</button>
      </Tooltip>
    </>,
  );
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const enter = (name: string) => fireEvent.pointerEnter(screen.getByText(name).parentElement ?? document.body);
const leave = (name: string) => fireEvent.pointerLeave(screen.getByText(name).parentElement ?? document.body);

test("opens after 700 ms, not before", () => {
  renderTwo();
  enter("one");
  wait(699);
  expect(screen.queryByText("First")).not.toBeInTheDocument();
  wait(1);
  expect(screen.getByText("First")).toBeInTheDocument();
});

test("opens at once within 300 ms of another one, and waits again after that", () => {
  renderTwo();
  enter("one");
  wait(700);
  leave("one");
  wait(299);
  enter("two");
  wait(0);
  expect(screen.getByText("Second")).toBeInTheDocument();
  leave("two");
  wait(300);
  enter("one");
  wait(699);
  expect(screen.queryByText("First")).not.toBeInTheDocument();
});

test("Escape hides it, wherever the focus is", () => {
  renderTwo();
  enter("one");
  wait(700);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByText("First")).not.toBeInTheDocument();
});

test.each([
  { at: { top: 10, left: 500, right: 544 }, place: "top-full left-1/2" },
  { at: { top: 300, left: 500, right: 544 }, place: "bottom-full left-1/2" },
  { at: { top: 300, left: 4, right: 48 }, place: "bottom-full left-0" },
  { at: { top: 10, left: 976, right: 1020 }, place: "top-full right-0" },
])("a control at $at has it where there is room: $place", ({ at, place }) => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(at as DOMRect);
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1024);
  renderTwo();
  enter("one");
  wait(700);
  expect(screen.getByText("First").parentElement).toHaveClass(place);
});

import { fireEvent, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ChapterBar } from "#app/player/chapter-bar.tsx";
import { usePositions } from "#app/store/positions.ts";
import { buildPosition, buildTrack } from "#tests/factories.ts";

const chapters = [
  { seconds: 100, label: "First" },
  { seconds: 600, label: "Second" },
];
const track = buildTrack({ chapters });

afterEach(() => usePositions.setState({ positions: {} }));

test.each([
  ["in a chapter", 110, 100],
  ["at the end of the last one", 200, 600],
  ["before the first one", 28, 0],
])("a click %s plays from the start of a chapter", (_where, x, seconds) => {
  // 200 pixels for 1000 seconds.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(10, 0, 200, 44));
  const onPlay = vi.fn<(from: number) => void>();
  const { container } = render(<ChapterBar track={track} duration={1000} onPlay={onPlay} />);
  fireEvent.click(container.querySelector("svg") ?? container, { clientX: x });
  expect(onPlay).toHaveBeenCalledWith(seconds);
});

test("draws the heard parts to scale, hidden from screen readers", () => {
  const heard = [[0, 50] as const, [600, 720] as const];
  usePositions.setState({ positions: { [track.id]: buildPosition({ heard }) } });
  const { container } = render(<ChapterBar track={track} duration={1000} />);
  expect(container.querySelectorAll("path")[1]).toHaveAttribute("d", "M0 22H50M600 22H720");
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});

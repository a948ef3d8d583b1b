import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { followTooltips } from "#app/ui/tooltips.ts";

let now = 0;

beforeAll(followTooltips);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"], now: (now += 10_000) });
  document.body.innerHTML = `
    <button data-tip="" aria-label="First">one</button>
    <button data-tip="" aria-label="Second">two</button>
    <p>Text</p>`;
});

afterEach(() => fireEvent.pointerDown(document.body));

const wait = (ms: number) => vi.advanceTimersByTime(ms);
const enter = (name: string) => fireEvent.pointerOver(screen.getByText(name));
const leave = () => enter("Text");
const shown = () => document.querySelector("[data-tooltip]")?.textContent;

test("opens after 700 ms, or at once within 300 ms after another tooltip", () => {
  enter("one");
  wait(699);
  expect(shown()).toBeUndefined();
  wait(1);
  expect(shown()).toBe("First");
  leave();
  wait(299);
  enter("two");
  wait(0);
  expect(shown()).toBe("Second");
  leave();
  wait(300);
  enter("one");
  wait(699);
  expect(shown()).toBeUndefined();
});

test("stays while the pointer is on the tooltip itself", () => {
  enter("one");
  wait(700);
  enter("First");
  expect(shown()).toBe("First");
  leave();
  expect(shown()).toBeUndefined();
});

test.each([
  ["Enter on its control, whose name may change", "Enter", () => screen.getByText("one")],
  ["Space on its control", " ", () => screen.getByText("one")],
  ["Escape anywhere", "Escape", () => document.body],
])("hides on %s", (_what, key, target) => {
  enter("one");
  wait(700);
  fireEvent.keyDown(target(), { key });
  expect(shown()).toBeUndefined();
});

test.each([
  { at: { top: 10, bottom: 54, left: 500, right: 544 }, style: { top: "54px", left: "522px", translate: "-50% 0%" } },
  { at: { top: 300, bottom: 344, left: 500, right: 544 }, style: { top: "300px", translate: "-50% -100%" } },
  { at: { top: 300, bottom: 344, left: 4, right: 48 }, style: { left: "80px", translate: "-50% -100%" } },
  { at: { top: 10, bottom: 54, left: 976, right: 1020 }, style: { left: "944px", translate: "-50% 0%" } },
])("places the tooltip of a control at $at inside the window: $style", ({ at, style }) => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(at as DOMRect);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(160);
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1024);
  enter("one");
  wait(700);
  expect(document.querySelector<HTMLElement>("[data-tooltip]")?.style).toMatchObject(style);
});

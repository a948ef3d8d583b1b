import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { HiddenImage } from "#app/features/guests/hidden-image.tsx";
import { stubBrowser } from "#tests/setup/browser-stubs.ts";

const confetti = vi.fn<(props: { numberOfPieces: number }) => null>(() => null);
vi.mock("react-confetti", () => ({ default: (props: { numberOfPieces: number }) => confetti(props) }));

/** Measures at once what it is told to watch: jsdom has no layout that could change. */
class MeasuredOnce {
  readonly #callback: () => void;

  constructor(callback: () => void) {
    this.#callback = callback;
  }

  observe() {
    this.#callback();
  }

  disconnect() {}
}

const pieces = () => confetti.mock.lastCall?.[0].numberOfPieces;
const find = () => fireEvent.click(screen.getByRole("button", { name: "Hidden surprise" }));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  // The library comes by import(); when it has come once, the fake clock need not wait for it.
  await import("#app/features/guests/fireworks.tsx");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
  confetti.mockClear();
  vi.stubGlobal("ResizeObserver", MeasuredOnce);
});

test("the image covers no text while there is room beside it", () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function measure(this: Element) {
    return new DOMRect(0, 0, 1000, this.tagName === "P" ? 600 : 1000);
  });
  for (let count = 0; count < 20; count += 1) {
    const { unmount } = render(
      <div>
        <p>text</p>
        <HiddenImage src="/egg.svg" />
      </div>,
    );
    expect(Number.parseFloat(screen.getByRole("button").style.top)).toBeGreaterThan(60);
    unmount();
  }
});

test("who finds the image sets off smaller and smaller bursts for 5000 ms, and is congratulated", async () => {
  render(<HiddenImage src="/egg.svg" />);
  find();
  await wait(0);
  expect(screen.getByRole("status")).toHaveTextContent("გილოცავ");
  expect(pieces()).toBe(0);
  await wait(250);
  expect(pieces()).toBe(48);
  await wait(250);
  expect(pieces()).toBe(48 + 45);
  await wait(4499);
  expect(pieces()).toBe(480);
  expect(screen.getByRole("status")).not.toBeEmptyDOMElement();
  await wait(1);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("who finds the image cannot set off a second one meanwhile, but can afterwards", async () => {
  render(<HiddenImage src="/egg.svg" />);
  find();
  await wait(3000);
  const before = pieces() ?? 0;
  find();
  await wait(250);
  expect((pieces() ?? 0) - before).toBeLessThan(20);
  await wait(1750);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  find();
  await wait(250);
  expect(pieces()).toBe(48);
});

test("who finds the image is congratulated in words alone where motion is unwelcome", async () => {
  stubBrowser({ reducedMotion: true });
  render(<HiddenImage src="/egg.svg" />);
  find();
  await wait(4999);
  expect(confetti).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toHaveTextContent("გილოცავ");
  await wait(1);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test.each([
  ["a link", "static", 10],
  ["where a link comes along on the way down", "sticky", 90],
] as const)("a place over %s is not taken", (_where, position, top) => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    if (this.matches("p")) return new DOMRect();
    return this.matches("a") ? new DOMRect(0, 0, 500, 200) : new DOMRect(0, 0, 1000, 1000);
  });
  // Left, top and size, three times; the last one is free.
  const chance = vi.spyOn(Math, "random");
  for (const number of [0.2, 0.1, 0, 0.2, (top - 5) / 90, 0, 0.8, 0.5, 0]) chance.mockReturnValueOnce(number);
  render(
    <div>
      <a href="#top" style={{ position }}>
        a link
      </a>
      <HiddenImage src="/egg.svg" />
    </div>,
  );
  const { left } = screen.getByRole("button", { name: "Hidden surprise" }).style;
  expect(Number.parseFloat(left)).toBe(77);
});

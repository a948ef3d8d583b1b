import { act, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Area, freePlace, HiddenImage, overlap, targetAt } from "#app/features/guests/hidden-image.tsx";
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

test("who finds the image sets off smaller and smaller bursts for 5000 ms, one after the other, and is congratulated", async () => {
  render(<HiddenImage src="/egg.svg" />);
  find();
  await wait(0);
  expect(screen.getByRole("status")).toHaveTextContent("გილოცავ");
  expect(pieces()).toBe(0);
  await wait(250);
  expect(pieces()).toBe(48);
  await wait(250);
  expect(pieces()).toBe(48 + 45);
  // Meanwhile it sets off no others.
  find();
  await wait(4499);
  expect(pieces()).toBe(480);
  expect(screen.getByRole("status")).not.toBeEmptyDOMElement();
  await wait(1);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
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

test("the image covers neither text nor what a link comes along on the way down", () => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    if (this.matches("p")) return this.textContent ? new DOMRect(0, 0, 1000, 600) : new DOMRect();
    return this.matches("a") ? new DOMRect(0, 0, 500, 200) : new DOMRect(0, 0, 1000, 1000);
  });
  // Left, top and size, three times: under the link, over the text, and where it is free.
  const chance = vi.spyOn(Math, "random");
  for (const number of [0.2, 0.9, 0, 0.8, 0.1, 0, 0.8, 0.9, 0]) chance.mockReturnValueOnce(number);
  render(
    <div>
      <p>text</p>
      <a href="#top" style={{ position: "sticky" }}>
        a link
      </a>
      <HiddenImage src="/egg.svg" />
    </div>,
  );
  const { left, top } = screen.getByRole("button", { name: "Hidden surprise" }).style;
  expect([left, top].map((percent) => Math.round(Number.parseFloat(percent)))).toEqual([77, 86]);
});

describe("a place by chance", () => {
  const page: Area = { x: 20, y: 300, width: 350, height: 2400 };

  test("is within 5 to 95 percent, and 12 to 25 pixels large", () => {
    for (const [random, place] of [
      [0, { left: 5, top: 5, size: 12 }],
      [0.999999, { left: 95, top: 95, size: 25 }],
    ] as const) {
      const { left = 0, top = 0, size } = freePlace(page, [], () => random) ?? {};
      expect({ left: Math.round(left), top: Math.round(top), size }).toEqual(place);
    }
  });

  test("never has a button of 44 pixels that covers what can be pressed", () => {
    const link = fc.record({
      x: fc.integer({ min: 20, max: 300 }),
      y: fc.integer({ min: 300, max: 2600 }),
      width: fc.integer({ min: 20, max: 300 }),
      height: fc.integer({ min: 20, max: 200 }),
    });
    fc.assert(
      fc.property(fc.array(link, { minLength: 1, maxLength: 8 }), (links) => {
        const place = freePlace(page, links);
        const isFree = (area: Area) => place && !overlap(targetAt(place, page), area);
        expect(links.every(isFree)).toBe(true);
      }),
    );
    const button = targetAt({ left: 50, top: 10, size: 20 }, page);
    expect(button).toEqual({ x: 173, y: 518, width: 44, height: 44 });
    expect(overlap(button, { ...button, x: button.x + 43, y: button.y + 43 })).toBe(true);
    expect(overlap(button, { ...button, x: button.x + 44 }), "what only touches it is free").toBe(false);
  });

  test("is none where everything can be pressed", () => {
    expect(freePlace(page, [{ x: 0, y: 0, width: 1000, height: 5000 }])).toBeUndefined();
  });
});

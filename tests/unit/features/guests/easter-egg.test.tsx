import { act, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { EasterEgg, positionIn } from "#app/features/guests/easter-egg.tsx";
import { stubBrowser } from "#tests/setup/browser-stubs.ts";

const confetti = vi.fn<(props: { numberOfPieces: number }) => null>(() => null);
vi.mock("react-confetti", () => ({ default: (props: { numberOfPieces: number }) => confetti(props) }));

/** A fake observer, because jsdom has no layout. It reports each observed element once. */
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
const press = () => fireEvent.click(screen.getByRole("button", { name: "Hidden surprise" }));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  // Import the lazy module before the clock is faked.
  await import("#app/features/guests/fireworks.tsx");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
  confetti.mockClear();
  vi.stubGlobal("ResizeObserver", MeasuredOnce);
});

test("sets off ever smaller bursts for 5000 ms and congratulates the visitor", async () => {
  render(<EasterEgg src="/egg.svg" />);
  press();
  await wait(0);
  expect(screen.getByRole("status")).toHaveTextContent("გილოცავ");
  expect(pieces()).toBe(0);
  await wait(250);
  expect(pieces()).toBe(48);
  await wait(250);
  expect(pieces()).toBe(48 + 45);
  // Further clicks start no bursts while the fireworks run.
  press();
  await wait(4499);
  expect(pieces()).toBe(480);
  expect(screen.getByRole("status")).not.toBeEmptyDOMElement();
  await wait(1);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("congratulates without fireworks under reduced motion", async () => {
  stubBrowser({ reducedMotion: true });
  render(<EasterEgg src="/egg.svg" />);
  press();
  await wait(4999);
  expect(confetti).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toHaveTextContent("გილოცავ");
  await wait(1);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("does not place the button over text or links", () => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    if (this.matches("p")) return this.textContent ? new DOMRect(0, 0, 1000, 600) : new DOMRect();
    return this.matches("a") ? new DOMRect(0, 0, 500, 1000) : new DOMRect(0, 0, 1000, 1000);
  });
  // Left, top and size of three attempts: over a link, over text, and in free space.
  const chance = vi.spyOn(Math, "random");
  for (const number of [0.2, 0.9, 0, 0.8, 0.1, 0, 0.8, 0.9, 0]) chance.mockReturnValueOnce(number);
  render(
    <div>
      <p>text</p>
      <a href="#top">a link</a>
      <EasterEgg src="/egg.svg" />
    </div>,
  );
  const { left, top } = screen.getByRole("button", { name: "Hidden surprise" }).style;
  expect([left, top].map((percent) => Math.round(Number.parseFloat(percent)))).toEqual([77, 86]);
});

describe("positionIn", () => {
  const area = new DOMRect(20, 300, 350, 2400);

  /** A page with links that cover these areas. */
  function pageWith(links: readonly DOMRect[]) {
    const page = document.createElement("div");
    page.getBoundingClientRect = () => area;
    for (const rect of links) {
      const link = page.appendChild(document.createElement("a"));
      link.getBoundingClientRect = () => rect;
    }
    return page;
  }

  test.each([
    [0, { left: 5, top: 5, size: 12 }],
    [0.999999, { left: 95, top: 95, size: 25 }],
  ])("places the image from 5 to 95 percent and with 12 to 25 px: %s", (random, position) => {
    vi.spyOn(Math, "random").mockReturnValue(random);
    const { left = 0, top = 0, size } = positionIn(pageWith([])) ?? {};
    expect({ left: Math.round(left), top: Math.round(top), size }).toEqual(position);
  });

  test("never places its 44 px button over a control", () => {
    const link = fc
      .tuple(
        fc.integer({ min: 20, max: 300 }),
        fc.integer({ min: 300, max: 2600 }),
        fc.integer({ min: 20, max: 300 }),
        fc.integer({ min: 20, max: 200 }),
      )
      .map((rect) => new DOMRect(...rect));
    fc.assert(
      fc.property(fc.array(link, { minLength: 1, maxLength: 8 }), (links) => {
        const page = pageWith(links);
        const position = positionIn(page);
        // A free position is kept, another one is replaced.
        expect(position && positionIn(page, position)).toBe(position);
      }),
    );
  });

  test("moves the image if a control overlaps it, but not if a control is only beside it", () => {
    const position = { left: 50, top: 10, size: 20 };
    const [x, y] = [20 + 175 - 22, 300 + 240 - 22];
    expect(positionIn(pageWith([new DOMRect(x + 43, y + 43, 44, 44)]), position)).not.toBe(position);
    expect(positionIn(pageWith([new DOMRect(x + 44, y, 44, 44)]), position)).toBe(position);
  });

  test("returns undefined if controls cover the whole page", () => {
    expect(positionIn(pageWith([new DOMRect(0, 0, 1000, 5000)]))).toBeUndefined();
  });
});

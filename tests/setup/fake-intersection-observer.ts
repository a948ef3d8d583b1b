import { act } from "@testing-library/react";
import { vi } from "vitest";

type Watched = { element: Element; callback: IntersectionObserverCallback; margin: string };

const watched = new Set<Watched>();

/** Replaces IntersectionObserver, which jsdom lacks. `comeIntoView` reports intersections. */
class FakeIntersectionObserver {
  readonly #callback: IntersectionObserverCallback;
  readonly #margin: string;

  constructor(callback: IntersectionObserverCallback, { rootMargin = "0px" }: IntersectionObserverInit) {
    this.#callback = callback;
    this.#margin = rootMargin;
  }

  observe(element: Element) {
    watched.add({ element, callback: this.#callback, margin: this.#margin });
  }

  unobserve(element: Element) {
    for (const entry of watched) if (entry.element === element) watched.delete(entry);
  }

  disconnect() {
    for (const entry of watched) if (entry.callback === this.#callback) watched.delete(entry);
  }
}

/** Installs the fake for one test. Call it in `beforeEach`. */
export function fakeIntersectionObserver(): void {
  vi.stubGlobal("IntersectionObserver", FakeIntersectionObserver);
}

/**
 * Reports that all elements in `root` observed with this margin enter the viewport, or leave it if the ratio is 0.
 * Each call delivers two entries, as a busy browser does: the previous state, then the new one.
 */
export function comeIntoView(root: Element, margin: string, intersectionRatio = 1): void {
  act(() => {
    for (const { element, callback, margin: itsMargin } of watched) {
      if (!root.contains(element) || itsMargin !== margin) continue;
      const entries = [1 - intersectionRatio, intersectionRatio].map((ratio) => {
        return { target: element, isIntersecting: ratio > 0, intersectionRatio: ratio };
      });
      callback(entries as unknown as IntersectionObserverEntry[], undefined as unknown as IntersectionObserver);
    }
  });
}

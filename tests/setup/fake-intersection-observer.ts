import { act } from "@testing-library/react";
import { vi } from "vitest";

type Watched = { element: Element; callback: IntersectionObserverCallback; margin: string };

const watched = new Set<Watched>();

/** Stands in for the browser's observer, which jsdom does not have. Elements come into view by `comeIntoView`. */
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

/** For one test: call it in `beforeEach`. */
export function fakeIntersectionObserver(): void {
  vi.stubGlobal("IntersectionObserver", FakeIntersectionObserver);
}

/**
 * Lets everything inside `root` that is watched with this margin come into view, or leave it with a ratio of 0. Told as a
 * busy browser does: what was before comes along.
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

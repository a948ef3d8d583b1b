import { afterEach, beforeEach, expect, test } from "vitest";

import { ignoreAbortedNavigations } from "#app/navigation/ignore-aborted-navigations.ts";

/** Whether an unhandled rejection still reaches the console. */
function isTold(reason: unknown): boolean {
  return window.dispatchEvent(Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason }));
}

let stop: () => void;

beforeEach(() => {
  stop = ignoreAbortedNavigations();
});

afterEach(() => stop());

test("a cross-fade that another page skips, and data that it makes needless, are no errors", () => {
  expect(isTold(new DOMException("Transition was skipped", "AbortError"))).toBe(false);
  expect(isTold(new DOMException("Transition was aborted because of invalid state", "InvalidStateError"))).toBe(false);
  expect(isTold(new DOMException("signal is aborted without reason", "AbortError"))).toBe(false);
});

test("everything else is", () => {
  expect(isTold(new TypeError("x is undefined"))).toBe(true);
  expect(isTold(new DOMException("The quota has been exceeded", "QuotaExceededError"))).toBe(true);
  stop();
  expect(isTold(new DOMException("signal is aborted without reason", "AbortError"))).toBe(true);
});

import { beforeAll, expect, test, vi } from "vitest";

beforeAll(async () => {
  vi.stubGlobal("PerformanceNavigationTiming", Object);
  performance.getEntriesByType = () => [];
  await import("#app/features/shell/page-listeners.ts");
});

test("reads storage again when the back/forward cache restores the page", () => {
  const onStorage = vi.fn<(event: StorageEvent) => void>();
  window.addEventListener("storage", onStorage, { once: true });
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(onStorage).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(onStorage).toHaveBeenCalledWith(expect.objectContaining({ key: null }));
});

test("hides rejections of skipped view transitions and aborted requests from the console, but no others", () => {
  /** True if an unhandled rejection reaches the console. */
  const isTold = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason }));
  expect(isTold(new DOMException("Transition was skipped", "AbortError"))).toBe(false);
  expect(isTold(new DOMException("Transition was aborted because of invalid state", "InvalidStateError"))).toBe(false);
  expect(isTold(new DOMException("signal is aborted without reason", "AbortError"))).toBe(false);
  expect(isTold(new TypeError("x is undefined"))).toBe(true);
  expect(isTold(new DOMException("The quota has been exceeded", "QuotaExceededError"))).toBe(true);
});

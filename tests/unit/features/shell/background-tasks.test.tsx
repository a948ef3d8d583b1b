import { afterEach, expect, test, vi } from "vitest";

import { startBackgroundTasks } from "#app/features/shell/background-tasks.ts";
import { stubBrowser } from "#tests/setup/browser-stubs.ts";

const onStorage = vi.fn<(event: StorageEvent) => void>();
let stop = () => {};

afterEach(() => {
  stop();
  window.removeEventListener("storage", onStorage);
});

test("a page that the back/forward cache restores reads the storage again; one that is loaded has just read it", () => {
  stubBrowser();
  vi.stubGlobal("PerformanceNavigationTiming", Object);
  performance.getEntriesByType = () => [];
  window.addEventListener("storage", onStorage);
  stop = startBackgroundTasks();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(onStorage).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(onStorage).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: null }));
});

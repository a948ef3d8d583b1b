import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startBackgroundTasks } from "#app/features/shell/background-tasks.ts";
import { safeStorage } from "#app/lib/safe-storage.ts";
import { site } from "#app/site.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

const onStorage = vi.fn<(event: StorageEvent) => void>();
let stop = () => {};

beforeEach(() => {
  vi.stubGlobal("PerformanceNavigationTiming", Object);
  performance.getEntriesByType = () => [];
  stop = startBackgroundTasks();
});

afterEach(() => {
  stop();
  window.removeEventListener("storage", onStorage);
});

test("a page that the back/forward cache restores reads the storage again; one that is loaded has just read it", () => {
  window.addEventListener("storage", onStorage);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(onStorage).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(onStorage).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: null }));
});

test("a button that is clicked has the focus, also where the browser gives it none", () => {
  const button = document.body.appendChild(document.createElement("button"));
  const field = document.body.appendChild(document.createElement("input"));
  button.click();
  expect(button).toHaveFocus();
  field.focus();
  button.click();
  expect(field).toHaveFocus();
  document.body.replaceChildren();
});

test("a printed page says where it came from", () => {
  const main = document.body.appendChild(document.createElement("main"));
  window.history.replaceState(null, "", "/topics?topic=ai");
  window.dispatchEvent(new Event("beforeprint"));
  expect(main).toHaveTextContent(`Devtherapy · ${site.url}/topics?topic=ai`);
  window.dispatchEvent(new Event("afterprint"));
  expect(main).toBeEmptyDOMElement();
  main.remove();
});

test("where the browser stores nothing, the visitor is told so once, and what to do", () => {
  const toasts = recordToasts();
  void safeStorage.setItem("a", "1");
  expect(toasts).toEqual([]);

  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  void safeStorage.setItem("a", "2");
  void safeStorage.setItem("a", "3");
  expect(toasts).toHaveLength(1);
  expect(toasts[0]).toMatchObject({ type: "warning", message: "Your browser could not save this" });
});

/** Whether an unhandled rejection still reaches the console. */
function isTold(reason: unknown): boolean {
  return window.dispatchEvent(Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason }));
}

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

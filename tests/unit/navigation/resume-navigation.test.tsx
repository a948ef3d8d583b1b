import { beforeEach, expect, test, vi } from "vitest";
import { resumePendingNavigation } from "#app/navigation/resume-navigation.ts";

const pendingAddress = vi.hoisted(() => vi.fn<() => string | undefined>());
vi.mock("#app/navigation/recover-navigation.ts", () => ({ pendingAddress }));

const wanted = new URL("#your-data", window.location.href).href;
const pending = () => sessionStorage.getItem("devtherapy-pending-address");

beforeEach(() => {
  vi.stubGlobal("PerformanceNavigationTiming", Event);
  vi.stubGlobal("performance", { getEntriesByType: () => [] });
});

test("a page that is left leaves word of the page that is on its way, and of none else", () => {
  resumePendingNavigation();
  pendingAddress.mockReturnValue(wanted);
  window.dispatchEvent(new Event("pagehide"));
  expect(pending()).toBe(wanted);
  pendingAddress.mockReturnValue(undefined);
  window.dispatchEvent(new Event("pagehide"));
  expect(pending()).toBe("");
});

test.each([
  ["reload", "#your-data"],
  ["navigate", ""],
])("after a visit of type %s the address that was on its way is gone to or forgotten: %s", async (type, hash) => {
  window.location.hash = "";
  sessionStorage.setItem("devtherapy-pending-address", wanted);
  // Stands in for the timing of the visit, as above.
  vi.stubGlobal("performance", { getEntriesByType: () => [new Event(type)] });
  resumePendingNavigation();
  await new Promise((resolve) => setTimeout(resolve));
  expect(window.location.hash).toBe(hash);
  expect(pending()).toBeNull();
});

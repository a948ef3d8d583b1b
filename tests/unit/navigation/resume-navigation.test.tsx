import { beforeEach, expect, test, vi } from "vitest";
import { resumePendingNavigation } from "#app/navigation/resume-navigation.ts";

const pendingAddress = vi.hoisted(() => vi.fn<() => string | undefined>());
vi.mock("#app/navigation/recover-navigation.ts", () => ({ pendingAddress }));

const wanted = new URL("#your-data", window.location.href).href;
const leave = () => window.dispatchEvent(new Event("beforeunload"));
const pending = () => sessionStorage.getItem("devtherapy-pending-address");

beforeEach(() => {
  vi.stubGlobal("PerformanceNavigationTiming", Event);
  vi.stubGlobal("performance", { getEntriesByType: () => [] });
  // The listeners of earlier tests stay; pageshow resets them.
  window.dispatchEvent(new Event("pageshow"));
  resumePendingNavigation();
});

test("a reload leaves word of the page that is on its way, but not after another way of leaving, until Back brings the page again", () => {
  pendingAddress.mockReturnValue(undefined);
  leave();
  expect(pending()).toBe("");
  window.dispatchEvent(new Event("pageshow"));
  pendingAddress.mockReturnValue(wanted);
  leave();
  expect(pending()).toBe(wanted);
  leave();
  expect(pending()).toBe("");
});

test("a reload of which the browser tells by pagehide alone leaves word, and another one does not take it back", () => {
  pendingAddress.mockReturnValue(wanted);
  window.dispatchEvent(new Event("pagehide"));
  expect(pending()).toBe(wanted);
  window.dispatchEvent(new Event("pageshow"));
  leave();
  window.dispatchEvent(new Event("pagehide"));
  expect(pending()).toBe(wanted);
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

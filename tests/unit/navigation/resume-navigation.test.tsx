import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { resumePendingNavigation } from "#app/navigation/resume-navigation.ts";

const wantedAddress = vi.hoisted(() => vi.fn<() => string | undefined>());
vi.mock("#app/navigation/recover-navigation.ts", () => ({ wantedAddress }));

const leave = () => window.dispatchEvent(new Event("beforeunload"));
const pending = () => sessionStorage.getItem("devtherapy-pending-address");

let end: () => void;
beforeEach(() => {
  vi.stubGlobal("PerformanceNavigationTiming", Event);
  vi.stubGlobal("performance", { getEntriesByType: () => [] });
  end = resumePendingNavigation();
});
afterEach(() => end());

test("a reload leaves word of the page that is on its way, but not after another way of leaving, until Back brings the page again", () => {
  const wanted = "https://devtherapy.ge/wrapped#your-data";
  wantedAddress.mockReturnValue(wanted);
  leave();
  expect(pending()).toBe(wanted);
  leave();
  expect(pending()).toBe("");
  window.dispatchEvent(new Event("pageshow"));
  leave();
  expect(pending()).toBe(wanted);
});

test("a reload of which the browser tells by pagehide alone leaves word, and another one does not take it back", () => {
  wantedAddress.mockReturnValue("https://devtherapy.ge/wrapped");
  window.dispatchEvent(new Event("pagehide"));
  expect(pending()).toBe("https://devtherapy.ge/wrapped");
  window.dispatchEvent(new Event("pageshow"));
  leave();
  window.dispatchEvent(new Event("pagehide"));
  expect(pending()).toBe("https://devtherapy.ge/wrapped");
});

test("a reload while no page is on its way stays here", () => {
  wantedAddress.mockReturnValue(undefined);
  leave();
  expect(pending()).toBe("");
});

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

test("a reload leaves word of the page that is on its way", () => {
  wantedAddress.mockReturnValue("https://devtherapy.ge/wrapped#your-data");
  leave();
  expect(pending()).toBe("https://devtherapy.ge/wrapped#your-data");
});

test("a reload while no page is on its way stays here", () => {
  wantedAddress.mockReturnValue(undefined);
  leave();
  expect(pending()).toBe("");
});

test("a reload that follows another way of leaving does not lead to the page that was given up", () => {
  wantedAddress.mockReturnValue("https://devtherapy.ge/wrapped");
  leave();
  leave();
  expect(pending()).toBe("");
});

test("a page that Back has brought again counts as never left", () => {
  wantedAddress.mockReturnValue("https://devtherapy.ge/wrapped");
  leave();
  window.dispatchEvent(new Event("pageshow"));
  leave();
  expect(pending()).toBe("https://devtherapy.ge/wrapped");
});

import { expect, test, vi } from "vitest";
import { cachedAddress, isCached } from "#app/offline/cached-pages.ts";

test.each([
  ["/", "/"],
  ["/episodes/", "/episodes"],
  ["/episodes/x", "/episodes/x"],
  ["//", "/"],
])("finds the copy of %s under %s", (given, expected) => {
  vi.stubGlobal("location", { href: "https://devtherapy.ge/" });
  expect(cachedAddress(`https://devtherapy.ge${given}`)).toBe(`https://devtherapy.ge${expected}`);
});

test.each([
  ["is available with a service worker", {}, true],
  ["is unavailable without a service worker", null, false],
])("a cached page %s", async (_, controller, opens) => {
  const match = vi.fn<(address: string) => Promise<Response>>(async () => new Response());
  vi.stubGlobal("location", { href: "https://devtherapy.ge/" });
  vi.stubGlobal("navigator", { serviceWorker: { controller } });
  vi.stubGlobal("caches", { match });
  expect(await isCached("/shop/?x=1")).toBe(opens);
  expect(match.mock.calls.map(([address]) => address)).toEqual(opens ? ["https://devtherapy.ge/shop"] : []);
});

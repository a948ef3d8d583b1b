import { expect, test, vi } from "vitest";
import { cachedAddress, isCached } from "#app/offline/cached-pages.ts";

test.each([
  ["/", "/"],
  ["/episodes/", "/episodes"],
  ["/episodes/x", "/episodes/x"],
  ["//", "/"],
])("%s becomes %s", (given, expected) => {
  vi.stubGlobal("location", { href: "https://devtherapy.ge/" });
  expect(cachedAddress(`https://devtherapy.ge${given}`)).toBe(`https://devtherapy.ge${expected}`);
});

test.each([
  ["opens without a network", {}, true],
  ["does not open where no worker is there to show it", null, false],
])("a page that was kept %s", async (_, controller, opens) => {
  const match = vi.fn<(address: string) => Promise<Response>>(async () => new Response());
  vi.stubGlobal("location", { href: "https://devtherapy.ge/" });
  vi.stubGlobal("navigator", { serviceWorker: { controller } });
  vi.stubGlobal("caches", { match });
  expect(await isCached("/shop/?x=1")).toBe(opens);
  expect(match.mock.calls.map(([address]) => address)).toEqual(opens ? ["https://devtherapy.ge/shop"] : []);
});

import { expect, test, vi } from "vitest";
import { clearSavedPages } from "#app/offline/saved-pages.ts";
import { siteCaches } from "#app/offline/site-caches.ts";

const forgotten = vi.hoisted((): string[] => []);

// What stands in for it: the library's own needs a browser.
vi.mock("workbox-expiration", () => ({
  CacheExpiration: class {
    readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
    delete() {
      forgotten.push(this.name);
    }
  },
}));

test("pages, data and pictures are deleted, the scripts of the offline screen are not", async () => {
  const remove = vi.fn<CacheStorage["delete"]>().mockResolvedValue(true);
  vi.stubGlobal("caches", { delete: remove });
  await clearSavedPages();
  const { pages, data, tiles } = siteCaches;
  expect(remove.mock.calls.flat()).toEqual([pages.name, data.name, tiles.name]);
  expect(forgotten).toEqual([pages.name, data.name, tiles.name]);
});

test.each([
  ["missing", undefined],
  ["forbidden", { delete: () => Promise.reject(new DOMException("", "SecurityError")) }],
])("where such storage is %s nothing happens", async (_, storage) => {
  vi.stubGlobal("caches", storage);
  await expect(clearSavedPages()).resolves.toBeUndefined();
});

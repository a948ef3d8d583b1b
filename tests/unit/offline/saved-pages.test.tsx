import { expect, test, vi } from "vitest";
import { clearSavedPages, listSavedPages } from "#app/offline/saved-pages.ts";
import { siteCaches } from "#app/offline/site-caches.ts";
import { site } from "#app/site.ts";

const forgotten = vi.hoisted((): string[] => []);

// A substitute, because the library needs a browser.
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

/** Fills the cache with pages, the latest last. */
function keep(pages: Readonly<Record<string, string>>): void {
  const keys = Object.keys(pages).map((path) => new Request(`https://devtherapy.ge${path}`));
  const match = async ({ url }: Request) => new Response(pages[new URL(url).pathname]);
  vi.stubGlobal("caches", { open: async () => ({ keys: async () => keys, match }) });
}

function pageOf(title: string, meta = ""): string {
  return `<!DOCTYPE html><html lang="en" data-built="2026-11-22"><head>${meta}<title>${title} · ${site.name}</title></head></html>`;
}

const notListed = '<meta name="robots" content="noindex"/>';

test("lists the latest page first; omits redirects of memes, foreign pages and empty responses", async () => {
  keep({
    "/quizzes": pageOf("Tips &amp; Quizzes"),
    "/quizzes/review": pageOf("Review", notListed),
    "/memes/cat": pageOf("A cat", notListed),
    "/guests": "<!DOCTYPE html><html><title>Log in to this Wi-Fi</title></html>",
    "/shop": "",
  });
  expect(await listSavedPages()).toEqual([
    { path: "/quizzes/review", title: "Review" },
    { path: "/quizzes", title: "Tips & Quizzes" },
  ]);
});

test("clears pages, data and images, but not the scripts of the offline screen", async () => {
  const remove = vi.fn<CacheStorage["delete"]>().mockResolvedValue(true);
  vi.stubGlobal("caches", { delete: remove });
  await clearSavedPages();
  const names = [siteCaches.pages.name, siteCaches.data.name, siteCaches.tiles.name];
  expect(remove.mock.calls.flat()).toEqual(names);
  expect(forgotten).toEqual(names);
});

test.each([
  ["missing", undefined],
  ["forbidden", { open: refuse, delete: refuse }],
])("lists and clears nothing if Cache Storage is %s", async (_, storage) => {
  vi.stubGlobal("caches", storage);
  expect(await listSavedPages()).toEqual([]);
  await expect(clearSavedPages()).resolves.toBeUndefined();
});

function refuse() {
  return Promise.reject(new DOMException("", "SecurityError"));
}

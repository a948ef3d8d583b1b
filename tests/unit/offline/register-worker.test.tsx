import { beforeEach, expect, test, vi } from "vitest";

const build = "2026-01-01T00:00:00.000Z";

const refused = () => Promise.reject(new DOMException("The operation is insecure", "SecurityError"));

/** The HTML of pages by their addresses. */
const cached = new Map<string, string>();
const posted: unknown[] = [];
const registration = {
  active: { postMessage: ({ payload }: { payload: { urlsToCache: string[] } }) => posted.push(payload.urlsToCache) },
  update: vi.fn<() => Promise<void>>(),
};
const container = Object.assign(new EventTarget(), {
  controller: null as object | null,
  getReady: vi.fn<() => Promise<unknown>>(),
  register: vi.fn<() => Promise<unknown>>(),
  getRegistration: vi.fn<() => Promise<unknown>>(),
});
Object.defineProperty(container, "ready", { get: () => container.getReady() });

/** A document of its own, as after a full load. */
async function openDocument() {
  vi.resetModules();
  return import("#app/offline/register-worker.ts");
}

function keep(path: string, itsBuild = build): void {
  cached.set(`${window.location.origin}${path}`, `<html data-built="${itsBuild}">`);
}

/** The worker has kept what it was asked for. */
function keepPosted(): void {
  for (const path of posted.flat()) keep(String(path));
}

beforeEach(() => {
  cached.clear();
  posted.length = 0;
  document.documentElement.dataset["built"] = build;
  Object.assign(performance, { getEntriesByType: () => [] });
  container.controller = null;
  container.getReady.mockResolvedValue(registration);
  container.register.mockResolvedValue(registration);
  container.getRegistration.mockResolvedValue(registration);
  registration.update.mockResolvedValue();
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  vi.stubGlobal("caches", {
    keys: async () => [],
    match: async (address: string) => {
      const html = cached.get(new URL(address, window.location.href).href);
      return html === undefined ? undefined : new Response(html);
    },
  });
});

test("a page is kept once a document, and Wrapped with the first", async () => {
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  expect(posted).toEqual([["/episodes", "/wrapped"]]);
  container.controller = {};
  keepPosted();
  await cacheVisit("/episodes");
  await cacheVisit("/shop");
  expect(posted.slice(1)).toEqual([["/shop"]]);
});

test("what the worker saw when the page was opened is not asked of it again", async () => {
  container.controller = {};
  for (const path of ["/episodes", "/wrapped"]) keep(path);
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  expect(posted).toEqual([]);
});

test("Wrapped is kept again where the copy is of another build", async () => {
  container.controller = {};
  keep("/episodes");
  keep("/wrapped", "2020-01-01T00:00:00.000Z");
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  expect(posted).toEqual([["/wrapped"]]);
});

test("scripts and data that loaded before there was a worker are kept with the page, once", async () => {
  const files = ["/assets/a-1.js", "/more/quizzes/1.json", "/tiles/a-1.webp", "/sw.js"];
  const names = [...files.map((path) => window.location.origin + path), "https://example.com/assets/a-1.js"];
  Object.assign(performance, { getEntriesByType: () => names.map((name) => ({ name })) });
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  await cacheVisit("/shop");
  expect(posted).toEqual([
    ["/episodes", "/wrapped", "/assets/a-1.js", "/more/quizzes/1.json"],
    ["/shop", "/wrapped"],
  ]);
});

test("what was deleted meanwhile is kept again with the next visit", async () => {
  container.controller = {};
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  keepPosted();
  cached.clear();
  await cacheVisit("/episodes");
  expect(posted.at(-1)).toEqual(["/episodes", "/wrapped"]);
});

test.each(["getReady", "register", "getRegistration"] as const)(
  "where %s is refused nothing is rejected",
  async (name) => {
    container[name].mockImplementation(refused);
    registration.update.mockImplementation(refused);
    const { cacheVisit } = await openDocument();
    await expect(cacheVisit("/episodes")).resolves.toBeUndefined();
    vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1000, toFake: ["Date"] });
    document.dispatchEvent(new Event("visibilitychange"));
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve));
  },
);

test("where storage is forbidden no worker is registered, which Firefox would log", async () => {
  vi.stubGlobal("caches", { keys: refused, match: refused });
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  await cacheVisit("/shop");
  expect(container.register).not.toHaveBeenCalled();
});

test("a registration that failed is tried again with the next visit", async () => {
  container.register.mockRejectedValueOnce(new TypeError("Failed to fetch sw.js"));
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  expect(posted).toEqual([]);
  await cacheVisit("/shop");
  expect(posted).toEqual([["/shop", "/wrapped"]]);
});

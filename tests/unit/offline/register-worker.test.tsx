import { beforeEach, expect, test, vi } from "vitest";

const refused = () => Promise.reject(new DOMException("The operation is insecure", "SecurityError"));

const cached = new Set<string>();
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

/** The worker has kept what it was asked for. */
function keepPosted(): void {
  for (const path of posted.flat()) cached.add(`${window.location.origin}${String(path)}`);
}

beforeEach(() => {
  cached.clear();
  posted.length = 0;
  container.controller = null;
  container.getReady.mockResolvedValue(registration);
  container.register.mockResolvedValue(registration);
  container.getRegistration.mockResolvedValue(registration);
  registration.update.mockResolvedValue();
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  vi.stubGlobal("caches", {
    keys: async () => [],
    match: async (address: string) => (cached.has(address) ? new Response() : undefined),
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
  for (const path of ["/episodes", "/wrapped"]) cached.add(`${window.location.origin}${path}`);
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  expect(posted).toEqual([]);
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

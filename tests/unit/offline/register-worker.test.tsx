import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { recordToasts } from "#tests/setup/record-toasts.ts";

const build = "2026-01-01T00:00:00.000Z";

const refused = () => Promise.reject(new DOMException("The operation is insecure", "SecurityError"));

/** HTML of cached pages by URL. */
const cached = new Map<string, string>();
const posted: unknown[] = [];
const registration = {
  active: { postMessage: ({ payload }: { payload: { urlsToCache: string[] } }) => posted.push(payload.urlsToCache) },
  update: vi.fn<() => Promise<void>>(),
};

function createContainer() {
  const getReady = vi.fn<() => Promise<unknown>>().mockResolvedValue(registration);
  const register = vi.fn<() => Promise<unknown>>().mockResolvedValue(registration);
  const events = Object.assign(new EventTarget(), { controller: null as object | null, getReady, register });
  return Object.defineProperty(events, "ready", { get: () => getReady() });
}

let container: ReturnType<typeof createContainer>;

/** Imports fresh modules, as a full page load does. */
async function openDocument() {
  vi.resetModules();
  return import("#app/offline/register-worker.ts");
}

function keep(path: string, itsBuild = build): void {
  cached.set(`${window.location.origin}${path}`, `<html data-built="${itsBuild}">`);
}

beforeEach(() => {
  cached.clear();
  posted.length = 0;
  document.documentElement.dataset["built"] = build;
  Object.assign(performance, { getEntriesByType: () => [] });
  container = createContainer();
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

test("caches each page once per document, and /wrapped with the first", async () => {
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  expect(posted).toEqual([["/episodes", "/wrapped"]]);
  container.controller = {};
  for (const path of ["/episodes", "/wrapped"]) keep(path);
  await cacheVisit("/episodes");
  await cacheVisit("/shop");
  expect(posted.slice(1)).toEqual([["/shop"]]);
});

test("reads each cached page once per document, and notices an evicted page", async () => {
  for (const path of ["/episodes", "/wrapped"]) keep(path);
  const text = vi.spyOn(Response.prototype, "text");
  const { cacheVisit } = await openDocument();
  for (const path of ["/episodes", "/wrapped", "/episodes"]) await cacheVisit(path);
  expect(text).toHaveBeenCalledTimes(2);
  cached.clear();
  await cacheVisit("/episodes");
  expect(posted).toEqual([["/episodes", "/wrapped"]]);
});

test("caches only the open page under Save-Data", async () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  expect(posted).toEqual([["/episodes"]]);
});

test.each([
  ["requests nothing if the copies are of this build", build, []],
  ["caches /wrapped again if its copy is of another build", "2020-01-01T00:00:00.000Z", [["/wrapped"]]],
])("on a page that the worker served, %s", async (_what, buildOfCopy, asked) => {
  container.controller = {};
  keep("/episodes");
  keep("/wrapped", buildOfCopy);
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  expect(posted).toEqual(asked);
});

test("caches scripts and data that loaded before the worker, once", async () => {
  const files = ["/assets/a-1.js", "/search.json", "/tiles/a-1.webp", "/sw.js"];
  const names = [...files.map((path) => window.location.origin + path), "https://example.com/assets/a-1.js"];
  Object.assign(performance, { getEntriesByType: () => names.map((name) => ({ name })) });
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  await cacheVisit("/shop");
  expect(posted).toEqual([
    ["/episodes", "/wrapped", "/assets/a-1.js", "/search.json"],
    ["/shop", "/wrapped"],
  ]);
});

test("registers no worker if storage is forbidden, because Firefox would log an error", async () => {
  vi.stubGlobal("caches", { keys: refused, match: refused });
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  await cacheVisit("/shop");
  expect(container.register).not.toHaveBeenCalled();
});

test("retries a failed registration on the next page", async () => {
  container.register.mockRejectedValueOnce(new TypeError("Failed to fetch sw.js"));
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  expect(posted).toEqual([]);
  await cacheVisit("/shop");
  expect(posted).toEqual([["/shop", "/wrapped"]]);
});

test("shows a toast for a new version, but not for the version that the page already has", async () => {
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  const toasts = recordToasts();
  const tell = (itsBuild: string) =>
    container.dispatchEvent(new MessageEvent("message", { data: { type: "NEW_VERSION", build: itsBuild } }));
  tell(build);
  expect(toasts).toEqual([]);
  tell("2099-01-01T00:00:00.000Z");
  expect(toasts.map(({ message }) => message)).toEqual(["New version"]);
});

test("checks for a new version when the page becomes visible, at most once an hour", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const update = vi.fn<() => Promise<void>>(async () => undefined);
  container.register.mockResolvedValue({ ...registration, update });
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  const looks = [59, 1, 59, 1].map((minutes) => {
    vi.setSystemTime(Date.now() + minutes * 60 * 1000);
    document.dispatchEvent(new Event("visibilitychange"));
    return update.mock.calls.length;
  });
  expect(looks).toEqual([0, 1, 1, 2]);
});

test.each(["getReady", "register"] as const)("never rejects when %s fails", async (name) => {
  container[name].mockImplementation(refused);
  registration.update.mockImplementation(refused);
  const { cacheVisit } = await openDocument();
  await expect(cacheVisit("/episodes")).resolves.toBeUndefined();
  vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1000, toFake: ["Date"] });
  document.dispatchEvent(new Event("visibilitychange"));
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
});

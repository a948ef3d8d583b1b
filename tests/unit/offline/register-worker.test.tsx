import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { recordToasts } from "#tests/setup/record-toasts.ts";

const build = "2026-01-01T00:00:00.000Z";

const refused = () => Promise.reject(new DOMException("The operation is insecure", "SecurityError"));

/** The HTML of pages by their addresses. */
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

/** A document of its own, as after a full load. */
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

test("a page is kept once a document, and Wrapped with the first", async () => {
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  expect(posted).toEqual([["/episodes", "/wrapped"]]);
  container.controller = {};
  for (const path of ["/episodes", "/wrapped"]) keep(path);
  await cacheVisit("/episodes");
  await cacheVisit("/shop");
  expect(posted.slice(1)).toEqual([["/shop"]]);
});

test("a visitor who saves data caches only the page that is open", async () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  expect(posted).toEqual([["/episodes"]]);
});

test.each([
  ["nothing is asked for again that is of this build", build, []],
  ["Wrapped is kept again where the copy is of another build", "2020-01-01T00:00:00.000Z", [["/wrapped"]]],
])("of a page that the worker saw when it was opened, %s", async (_what, buildOfCopy, asked) => {
  container.controller = {};
  keep("/episodes");
  keep("/wrapped", buildOfCopy);
  const { cacheVisit } = await openDocument();
  await cacheVisit("/episodes");
  expect(posted).toEqual(asked);
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

test("a new version is spoken of, and one that is the page's own is not", async () => {
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

test("a page that stays open looks for a new version when it is seen again, at most once an hour", async () => {
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

test.each(["getReady", "register"] as const)("where %s is refused nothing is rejected", async (name) => {
  container[name].mockImplementation(refused);
  registration.update.mockImplementation(refused);
  const { cacheVisit } = await openDocument();
  await expect(cacheVisit("/episodes")).resolves.toBeUndefined();
  vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1000, toFake: ["Date"] });
  document.dispatchEvent(new Event("visibilitychange"));
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
});

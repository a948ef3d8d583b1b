import { expect, test, vi } from "vitest";
import type { WorkboxPlugin } from "workbox-core";
import { assets, data, isCacheable, pages, tiles } from "#app/offline/worker/strategies.ts";

// Replace the libraries, which need a worker's globals, and call the plugins directly.
vi.mock("workbox-expiration", () => ({ ExpirationPlugin: Object }));
vi.mock("workbox-strategies", () => {
  class Strategy {
    readonly plugins: readonly WorkboxPlugin[];
    constructor({ plugins }: { plugins: readonly WorkboxPlugin[] }) {
      this.plugins = plugins;
    }
  }
  return { CacheFirst: Strategy, NetworkFirst: Strategy };
});

const event = Object.assign(new Event("fetch"), { waitUntil: () => undefined });
const address = "https://devtherapy.ge/assets/a-1.js";

/** Passes a network response through the plugins. */
async function receive(response: Response, { plugins } = assets): Promise<Response> {
  const request = new Request(address);
  let received = response;
  for (const { fetchDidSucceed } of plugins) {
    received = (await fetchDidSucceed?.({ request, response: received, event })) ?? received;
  }
  return received;
}

function answer(type: string): Response {
  return new Response(type, { headers: { "Content-Type": type } });
}

test.each([
  ["scripts", assets],
  ["pictures", tiles],
])(
  "bypasses the HTTP cache to refetch an invalid response for %s, which the cache may keep for a year",
  async (_, strategy) => {
    const right = answer("text/javascript");
    const fetched = vi.fn<typeof fetch>().mockResolvedValue(right);
    vi.stubGlobal("fetch", fetched);
    expect(await receive(answer("text/html"), strategy)).toBe(right);
    expect(fetched.mock.calls).toEqual([[address, { cache: "reload" }]]);
  },
);

test("does not refetch a valid response; returns the invalid one if the refetch fails", async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("offline"));
  vi.stubGlobal("fetch", fetched);
  const [right, wrong] = [answer("text/javascript"), answer("text/html")];
  expect(await receive(right)).toBe(right);
  expect(fetched).not.toHaveBeenCalled();
  expect(await receive(wrong)).toBe(wrong);
  expect(fetched).toHaveBeenCalledOnce();
});

const ours = '<!DOCTYPE html><html lang="en" data-built="2026-11-22T21:33:44.711Z"><title>Shop</title></html>';
const login = "<!DOCTYPE html><html><title>Log in to this Wi-Fi</title></html>";
const routerData = '[{"_1":2},"routes/shop"]';

async function isKept(path: string, type: string, body = "", status = 200): Promise<boolean> {
  const headers = type ? { "Content-Type": type } : undefined;
  return isCacheable(`https://devtherapy.ge${path}`, new Response(body, { status, headers }));
}

test.each([
  ["/shop", "text/html; charset=utf-8", ours],
  ["/offline?__WB_REVISION__=1", "text/html", ours],
  ["/shop.data", "text/x-script; charset=utf-8", routerData],
  ["/shop.data", "", routerData],
  ["/episodes/by-video/x.json", "application/json; charset=utf-8", "{}"],
  ["/assets/a-1.js", "text/javascript", ""],
  ["/assets/a-1.js", "application/javascript; charset=utf-8", ""],
  ["/assets/a-1.css", "text/css", ""],
  ["/assets/a-1.svg", "image/svg+xml", ""],
  ["/assets/a-1.woff2", "font/woff2", ""],
  ["/assets/a-1.woff2", "application/octet-stream", ""],
  ["/tiles/memes/a-1.webp", "image/webp", ""],
])(
  "caches %s if it has a type that hosts send (%s), but not if a network answers with its login page",
  async (path, type, body) => {
    expect(await isKept(path, type, body)).toBe(true);
    expect(await isKept(path, "text/html", login)).toBe(false);
  },
);

test.each([
  ["/shop.data", "text/plain", "[blocked]"],
  ["/shop.data", "application/json", '{"error":"blocked"}'],
  ["/assets/a-1.js", "application/json", '{"error":"blocked"}'],
  ["/assets/a-1.webp", "application/json", '{"error":"blocked"}'],
  ["/assets/a-1.js", "", ""],
])("does not cache %s with status 200 if its type is '%s'", async (path, type, body) => {
  expect(await isKept(path, type, body)).toBe(false);
});

test("caches no partial, missing or redirected page", async () => {
  expect(await isKept("/shop", "text/html", ours, 206)).toBe(false);
  expect(await isKept("/shop", "text/html", ours, 404)).toBe(false);
  const redirected = Object.defineProperty(new Response(ours), "redirected", { value: true });
  expect(await isCacheable("https://devtherapy.ge/shop", redirected)).toBe(false);
  // A redirect that the browser does not follow has status 0, like Response.error().
  expect(await isCacheable("https://devtherapy.ge/shop", Response.error())).toBe(false);
});

test.each([
  ["pages", pages, "/shop"],
  ["data", data, "/shop.data"],
  ["scripts", assets, "/assets/a-1.css"],
  ["pictures", tiles, "/tiles/memes/a-1.webp"],
])(
  "does not cache an invalid response for %s, and deletes one that an older worker cached",
  async (_, { plugins }, path) => {
    const deleted: unknown[] = [];
    vi.stubGlobal("caches", { open: async () => ({ delete: async (request: unknown) => deleted.push(request) }) });
    const request = new Request(`https://devtherapy.ge${path}`);
    const wrong = new Response(login, { headers: { "Content-Type": "text/html" } });
    const into = plugins.find(({ cacheWillUpdate }) => cacheWillUpdate);
    const outOf = plugins.find(({ cachedResponseWillBeUsed }) => cachedResponseWillBeUsed);
    expect(await into?.cacheWillUpdate?.({ request, response: wrong, event })).toBeNull();
    const kept = { cacheName: "x", request, cachedResponse: wrong, event };
    expect(await outOf?.cachedResponseWillBeUsed?.(kept)).toBeNull();
    expect(deleted).toEqual([request]);
  },
);

import { expect, test, vi } from "vitest";
import type { WorkboxPlugin } from "workbox-core";

import { assets, tiles } from "#app/offline/worker/strategies.ts";

// The libraries need a worker's globals; what they call is the plugins.
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

const address = "https://devtherapy.ge/assets/a-1.js";

/** What comes of a network answer on the way through the plugins. */
async function receive(response: Response, { plugins } = assets): Promise<Response> {
  const request = new Request(address);
  const event = Object.assign(new Event("fetch"), { waitUntil: () => undefined });
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
  "a wrong answer for %s is asked for again past the browser's own cache, which may hold it for a year",
  async (_, strategy) => {
    const right = answer("text/javascript");
    const fetched = vi.fn<typeof fetch>().mockResolvedValue(right);
    vi.stubGlobal("fetch", fetched);
    expect(await receive(answer("text/html"), strategy)).toBe(right);
    expect(fetched.mock.calls).toEqual([[address, { cache: "reload" }]]);
  },
);

test("a right answer is not asked for again, and a wrong one stands where there is no other", async () => {
  vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockRejectedValue(new TypeError("offline")));
  for (const response of [answer("text/javascript"), answer("text/html")]) {
    expect(await receive(response)).toBe(response);
  }
});

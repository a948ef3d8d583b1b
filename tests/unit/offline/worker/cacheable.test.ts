import { describe, expect, test } from "vitest";

import { isCacheable } from "#app/offline/worker/cacheable.ts";

const ours = '<!DOCTYPE html><html lang="en" data-built="2026-11-22T21:33:44.711Z"><title>Shop</title></html>';
const login = "<!DOCTYPE html><html><title>Log in to this Wi-Fi</title></html>";

async function isKept(path: string, type: string, body = "", status = 200): Promise<boolean> {
  const headers = type ? { "Content-Type": type } : undefined;
  return isCacheable(`https://devtherapy.ge${path}`, new Response(body, { status, headers }));
}

describe("kept is what its address promises, on each kind of host", () => {
  test.each([
    ["/shop", "text/html; charset=utf-8", ours],
    ["/offline?__WB_REVISION__=1", "text/html", ours],
    ["/shop.data", "text/x-script; charset=utf-8", '[{"_1":2},"routes/shop"]'],
    ["/shop.data", "application/octet-stream", '[{"_1":2},"routes/shop"]'],
    ["/shop.data", "text/plain; charset=utf-8", '[{"_1":2},"routes/shop"]'],
    ["/shop.data", "", '[{"_1":2},"routes/shop"]'],
    ["/sessions/x.json", "application/json; charset=utf-8", "{}"],
    ["/assets/a-1.js", "text/javascript", ""],
    ["/assets/a-1.js", "application/javascript; charset=utf-8", ""],
    ["/assets/a-1.css", "text/css", ""],
    ["/assets/a-1.svg", "image/svg+xml", ""],
    ["/assets/a-1.woff2", "font/woff2", ""],
    ["/assets/a-1.woff2", "application/octet-stream", ""],
    ["/tiles/memes/a-1.webp", "image/webp", ""],
  ])("%s as %s", async (path, type, body) => {
    expect(await isKept(path, type, body)).toBe(true);
  });
});

describe("an answer of status 200 that is something else is not kept", () => {
  test.each([
    "/shop",
    "/shop.data",
    "/sessions/x.json",
    "/assets/a-1.js",
    "/assets/a-1.css",
    "/assets/a-1.svg",
    "/assets/a-1.woff2",
    "/tiles/memes/a-1.webp",
  ])("a login page for %s", async (path) => {
    expect(await isKept(path, "text/html", login)).toBe(false);
  });

  test.each([
    ["/shop.data", "text/plain", "[blocked]"],
    ["/shop.data", "application/json", '{"error":"blocked"}'],
    ["/assets/a-1.js", "application/json", '{"error":"blocked"}'],
    ["/assets/a-1.webp", "application/json", '{"error":"blocked"}'],
    ["/assets/a-1.js", "", ""],
  ])("%s as %s", async (path, type, body) => {
    expect(await isKept(path, type, body)).toBe(false);
  });

  test("a part of a page, a missing page, and one that a redirect led to", async () => {
    expect(await isKept("/shop", "text/html", ours, 206)).toBe(false);
    expect(await isKept("/shop", "text/html", ours, 404)).toBe(false);
    const redirected = Object.defineProperty(new Response(ours), "redirected", { value: true });
    expect(await isCacheable("https://devtherapy.ge/shop", redirected)).toBe(false);
  });
});

test("the body is left to who asked", async () => {
  const response = new Response(ours);
  await isCacheable("https://devtherapy.ge/shop", response);
  expect(await response.text()).toBe(ours);
});

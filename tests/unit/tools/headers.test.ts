import { expect, test } from "vitest";
import { headersFile, headersOf } from "#app/tools/headers.ts";

test("headersFile writes every rule to _headers", () => {
  expect(headersFile()).toMatch(/^\/\*\n {2}Referrer-Policy: strict-origin-when-cross-origin\n {2}X-Content/);
  expect(headersFile()).toContain("\n/sw.js\n  Cache-Control: no-cache\n");
});

test.each([
  ["/episodes/x", "referrer-policy", "strict-origin-when-cross-origin"],
  ["/episodes/x", "cross-origin-resource-policy", "cross-origin"],
  ["/episodes/x", "content-security-policy", "frame-ancestors 'none'"],
  ["/memes/cat.svg", "content-security-policy", "frame-ancestors 'none', sandbox"],
  ["/memes/cat.SVG", "content-security-policy", "frame-ancestors 'none', sandbox"],
  ["/episodes/x.data", "content-type", "text/x-script; charset=utf-8"],
  ["/feed.xml", "access-control-allow-origin", "*"],
  ["/events.ics", "access-control-allow-origin", "*"],
  ["/events/x.ics", "access-control-allow-origin", "*"],
  ["/episodes/x", "access-control-allow-origin", null],
  ["/search.json", "access-control-allow-origin", null],
  ["/assets/root-abc.js", "cache-control", "public, max-age=31536000, immutable"],
  ["/tiles/memes/cat.1234-320.webp", "cache-control", "public, max-age=31536000, immutable"],
  ["/memes/posters/cat.webp", "cache-control", "public, max-age=86400"],
  ["/memes/cat", "cache-control", "no-cache"],
  ["/search.json", "cache-control", "no-cache"],
  ["/sw.js", "cache-control", "no-cache"],
])("headersOf gives %s the header %s: %s", (path, name, value) => {
  expect(headersOf(path).get(name)).toBe(value);
});

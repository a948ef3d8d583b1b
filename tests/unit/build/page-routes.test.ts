import { expect, test } from "vitest";

import { pagesOnly } from "#app/build/page-routes.ts";

test("the list of routes that pages bring keeps pages, and all else that it tells", () => {
  const routes = {
    root: { id: "root", hasDefaultExport: true },
    "routes/shop": { id: "routes/shop", hasDefaultExport: true },
    "routes/feed[.xml]": { id: "routes/feed[.xml]", hasDefaultExport: false },
  };
  const script = `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes, version: "1" })};`;
  const { root, "routes/shop": shop } = routes;
  expect(pagesOnly(script)).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ entry: {}, version: "1", routes: { root, "routes/shop": shop } })};`,
  );
});

test.each(["export default {}", 'window.__reactRouterManifest={"routes":{"root":{"id":"root"}}};'])(
  "a list in another form stops the build: %s",
  (script) => {
    expect(() => pagesOnly(script)).toThrow("list of routes");
  },
);

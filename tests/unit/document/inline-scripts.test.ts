import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { headScript } from "#app/document/inline-scripts.ts";

function refuse(): never {
  throw new DOMException("denied", "SecurityError");
}

test.each([
  ["null", () => null],
  ["forbidden", refuse],
])("where storage is %s, the router's scroll restoration finds one that keeps nothing", (_, getStorage) => {
  const document = { addEventListener() {}, documentElement: { dataset: {} }, fonts: { load: async () => [] } };
  const performance = { getEntriesByType: () => [] };
  const page = Object.defineProperties(
    { document, performance, location: { search: "" }, setTimeout() {}, window: {}, isWithout: undefined },
    {
      localStorage: { get: getStorage },
      sessionStorage: { get: getStorage, configurable: true },
    },
  );
  page.window = page;
  runInNewContext(`${headScript()}sessionStorage.setItem("key","value");isWithout=sessionStorage.getItem("key")`, page);
  expect(page.isWithout).toBeNull();
});

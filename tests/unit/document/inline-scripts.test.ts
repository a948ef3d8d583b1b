import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { headScript } from "#app/document/inline-scripts.ts";

test("where there is no storage, the router's scroll restoration finds one that keeps nothing", () => {
  const document = { addEventListener() {}, documentElement: { dataset: {} }, fonts: { load: async () => [] } };
  const performance = { getEntriesByType: () => [] };
  const globals = { document, performance, location: { search: "" }, setTimeout() {}, window: {} };
  const page = { ...globals, localStorage: null, sessionStorage: null, isWithout: undefined };
  page.window = page;
  runInNewContext(`${headScript()}sessionStorage.setItem("key","value");isWithout=sessionStorage.getItem("key")`, page);
  expect(page.isWithout).toBeNull();
});

import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { headScript } from "#app/inline-scripts.ts";
import { analyticsKey } from "#app/store/analytics.ts";
import { positionsKey } from "#app/store/positions.ts";
import { buildPosition, buildStats } from "#tests/factories.ts";

/** The globals that the scripts in the head use. */
function buildPage() {
  const document = { documentElement: { dataset: {} } };
  const page = { document, location: { search: "" }, localStorage: {}, sessionStorage: {}, window: {} };
  page.window = page;
  return page;
}

test("replaces missing storage by a stub that stores nothing, because the router's scroll restoration needs storage", () => {
  const page = { ...buildPage(), localStorage: null, sessionStorage: null, isWithout: undefined };
  page.window = page;
  runInNewContext(`${headScript()}sessionStorage.setItem("key","value");isWithout=sessionStorage.getItem("key")`, page);
  expect(page.isWithout).toBeNull();
});

test.each([
  [undefined, analyticsKey, {}],
  [undefined, analyticsKey, { episodeStats: { a: buildStats() } }],
  ["", analyticsKey, { episodeStats: { a: buildStats(), b: buildStats({ playCount: 12 }) } }],
  ["", analyticsKey, { episodeStats: { a: buildStats({ isFavorite: true }) } }],
  [undefined, positionsKey, { positions: {} }],
  ["", positionsKey, { positions: { a: buildPosition() } }],
])("sets data-has-history to %j if %s holds %j", (hasHistory, name, state) => {
  const getItem = (key: string) => (key === name ? JSON.stringify({ state, version: 0 }) : null);
  const page = { ...buildPage(), localStorage: { getItem } };
  runInNewContext(headScript(), page);
  expect(page.document.documentElement.dataset).toEqual(hasHistory === "" ? { hasHistory } : {});
});

test("sets data-challenged if the URL has a challenge", () => {
  const page = { ...buildPage(), location: { search: "?challenge=abc-3-4" } };
  runInNewContext(headScript(), page);
  expect(page.document.documentElement.dataset).toEqual({ challenged: "" });
});

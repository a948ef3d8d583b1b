import { afterEach, expect, test } from "vitest";
import { isFrugal, prefetchTargets } from "#app/navigation/prefetch-links.ts";

/** A manifest entry of the router for a route with data, in a file of the same name. */
function routeOf(name: string, path: string, hasClientLoader = false) {
  const entry = { id: `routes/${name}`, path, module: `/assets/${name}.js`, imports: ["/assets/shell.js"] };
  return { [entry.id]: { ...entry, hasLoader: true, hasClientLoader } };
}

afterEach(() => {
  delete window.__reactRouterManifest;
});

/** URLs that are prefetched for a link. */
function fetchedFor(href: string, attributes: Record<string, string> = {}): string[] {
  window.__reactRouterManifest = {
    routes: {
      ...routeOf("any", "*"),
      ...routeOf("guest", "guests/:guestId", true),
      ...routeOf("feed", "feed.xml"),
      ...routeOf("quiz", "quizzes/:quizId"),
      ...routeOf("review", "quizzes/review"),
      ...routeOf("guests", "guests"),
    },
  };
  const link = Object.assign(document.createElement("a"), { href });
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return prefetchTargets(link).map((target) => target.href);
}

test("prefetches the files that the router will request", () => {
  expect(fetchedFor("/guests")).toEqual(["/assets/guests.js", "/assets/shell.js", "/guests.data"]);
  expect(fetchedFor("/guests/nika")).toContain("/guests/nika.data?_routes=routes%2Fguest");
  expect(fetchedFor("/quizzes/review")).toContain("/assets/review.js");
});

test("ignores links to other sites, other tabs, files and the current page, and links that act as buttons", () => {
  expect(fetchedFor("https://example.com/guests")).toEqual([]);
  expect(fetchedFor("/guests", { target: "_blank" })).toEqual([]);
  expect(fetchedFor("/feed.xml")).toEqual([]);
  expect(fetchedFor("?selected=cat")).toEqual([]);
  expect(fetchedFor("/guests", { role: "button" })).toEqual([]);
});

test("isFrugal is true offline, on slow connections and with Save-Data", () => {
  expect(isFrugal({ onLine: true })).toBe(false);
  expect(isFrugal({ onLine: true, connection: { saveData: false, effectiveType: "4g" } })).toBe(false);
  expect(isFrugal({ onLine: false })).toBe(true);
  expect(isFrugal({ onLine: true, connection: { saveData: true, effectiveType: "4g" } })).toBe(true);
  expect(isFrugal({ onLine: true, connection: { effectiveType: "3g" } })).toBe(true);
});

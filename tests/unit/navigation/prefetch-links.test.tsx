import { afterEach, expect, test } from "vitest";
import { isFrugal, prefetchTargets } from "#app/navigation/prefetch-links.ts";

const loads = { imports: ["/assets/shell.js"], hasLoader: true, hasClientLoader: false };

afterEach(() => {
  delete window.__reactRouterManifest;
});

function linkTo(href: string, attributes: { target?: string } = {}): HTMLAnchorElement {
  window.__reactRouterManifest = {
    routes: {
      root: { id: "root", path: "", module: "/assets/root.js", hasLoader: false, hasClientLoader: false },
      "routes/$": { id: "routes/$", path: "*", module: "/assets/any.js", hasLoader: false, hasClientLoader: false },
      "routes/guests.$guestId": {
        id: "routes/guests.$guestId",
        path: "guests/:guestId",
        module: "/assets/guest.js",
        ...loads,
        hasClientLoader: true,
      },
      "routes/feed[.xml]": { id: "routes/feed[.xml]", path: "feed.xml", module: "/assets/feed.js", ...loads },
      "routes/quizzes.$quizId": {
        id: "routes/quizzes.$quizId",
        path: "quizzes/:quizId",
        module: "/assets/quiz.js",
        ...loads,
      },
      "routes/quizzes.review": {
        id: "routes/quizzes.review",
        path: "quizzes/review",
        module: "/assets/review.js",
        ...loads,
      },
      "routes/guests._index": { id: "routes/guests._index", path: "guests", module: "/assets/guests.js", ...loads },
    },
  };
  return Object.assign(document.createElement("a"), { href, ...attributes });
}

function addresses(link: HTMLAnchorElement): string[] {
  return prefetchTargets(link).map(({ href }) => href);
}

test("a page's code and data are what the router will ask for", () => {
  expect(addresses(linkTo("/guests"))).toEqual(["/assets/guests.js", "/assets/shell.js", "/guests.data"]);
  expect(addresses(linkTo("/guests/nika"))).toEqual([
    "/assets/guest.js",
    "/assets/shell.js",
    "/guests/nika.data?_routes=routes%2Fguests.%24guestId",
  ]);
  expect(addresses(linkTo("/quizzes/review"))).toEqual([
    "/assets/review.js",
    "/assets/shell.js",
    "/quizzes/review.data",
  ]);
});

test("nothing is fetched for a link that is a button with scripts", () => {
  const button = linkTo("/guests");
  button.setAttribute("role", "button");
  expect(addresses(button)).toEqual([]);
});

test("nothing is fetched for another site, another tab, a file or the page that is shown", () => {
  for (const link of [
    linkTo("https://example.com/guests"),
    linkTo("/guests", { target: "_blank" }),
    linkTo("/feed.xml"),
    linkTo("?selected=cat"),
  ])
    expect(addresses(link)).toEqual([]);
});

test("nothing is fetched offline, on slow connections, or when data are to be saved", () => {
  expect(isFrugal({ onLine: true })).toBe(false);
  expect(isFrugal({ onLine: true, connection: { saveData: false, effectiveType: "4g" } })).toBe(false);
  expect(isFrugal({ onLine: false })).toBe(true);
  expect(isFrugal({ onLine: true, connection: { saveData: true, effectiveType: "4g" } })).toBe(true);
  expect(isFrugal({ onLine: true, connection: { effectiveType: "3g" } })).toBe(true);
});

import { expect, test } from "vitest";
import { canonicalPath } from "#app/navigation/canonical-path.ts";

test.each([
  ["//", "/"],
  ["/index.html", "/"],
  ["/episodes", "/episodes"],
  ["//episodes//x//", "/episodes/x"],
  ["/episodes.html", "/episodes"],
  ["/episodes/index/", "/episodes"],
  ["/episodes%2F", "/episodes"],
  ["/episodes/a%2Fb", "/episodes/a%2Fb"],
  ["/%65pisodes/c%2Dsharp", "/episodes/c%2Dsharp"],
  ["/%45PISODES", "/EPISODES"],
  ["/events.ics", "/events.ics"],
  ["/reindex", "/reindex"],
  ["/%E0%A4%A", "/%E0%A4%A"],
  ["/%E1%83%90/", "/%E1%83%90"],
])("turns the path %s into the canonical path %s", (given, expected) => {
  expect(canonicalPath(given)).toBe(expected);
});

test.each(["//evil.example/", "/%2Fevil.example/", "/%5Cevil.example/", "/index//evil.example"])(
  "never turns %s into a URL of another host",
  (given) => {
    const { origin } = new URL(canonicalPath(given), "https://devtherapy.ge/x");
    expect(origin).toBe("https://devtherapy.ge");
  },
);

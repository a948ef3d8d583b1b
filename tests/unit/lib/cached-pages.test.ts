import { expect, test } from "vitest";

import { withoutTrailingSlash } from "#app/lib/cached-pages.ts";

test.each([
  ["/", "/"],
  ["/episodes/", "/episodes"],
  ["/episodes//", "/episodes"],
  ["/episodes/x", "/episodes/x"],
  ["//", "/"],
  ["//x//", "//x"],
])("%s becomes %s", (given, expected) => {
  expect(withoutTrailingSlash(given)).toBe(expected);
});

test("an address of nothing but slashes takes no time", () => {
  const start = performance.now();
  expect(withoutTrailingSlash(`${"/".repeat(15_000)}x`)).toHaveLength(15_001);
  expect(performance.now() - start).toBeLessThan(100);
});

import { expect, test } from "vitest";

import { withoutTrailingSlash } from "#app/lib/without-trailing-slash.ts";

test.each([
  ["/", "/"],
  ["/episodes/", "/episodes"],
  ["/episodes//", "/episodes"],
  ["/episodes/x", "/episodes/x"],
])("%s becomes %s", (given, expected) => {
  expect(withoutTrailingSlash(given)).toBe(expected);
});

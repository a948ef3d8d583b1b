import { expect, test } from "vitest";
import { requestedPath } from "#app/offline/offline-screen.tsx";

test.each([
  ["/shop?x=1", "/shop?x=1"],
  ["/episodes/x#chapters", "/episodes/x"],
  [null, undefined],
  ["shop", undefined],
  ["https://evil.example/", undefined],
  ["//evil.example", undefined],
  ["/\\evil.example", undefined],
  ["/.//evil.example", undefined],
  ["/\\:x", undefined],
])("reads the requested path %s as %s", (to, address) => {
  expect(requestedPath(to)).toBe(address);
});

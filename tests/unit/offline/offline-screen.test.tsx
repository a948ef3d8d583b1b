import { expect, test } from "vitest";
import { wantedAddress } from "#app/offline/offline-screen.tsx";

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
])("resolves the path %s of the wanted page to the URL %s", (to, address) => {
  expect(wantedAddress(to)).toBe(address);
});

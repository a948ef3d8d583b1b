import { expect, test } from "vitest";
import { wantedAddress } from "#app/offline/offline-screen.tsx";

test.each([
  ["/shop?x=1", "/shop?x=1"],
  ["/episodes/x#chapters", "/episodes/x"],
])("%s is a page of this site", (to, address) => {
  expect(wantedAddress(to)).toBe(address);
});

test.each([
  null,
  "",
  "shop",
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "/\\:x",
])("%s is none", (to) => {
  expect(wantedAddress(to)).toBeUndefined();
});

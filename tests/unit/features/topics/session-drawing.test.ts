import { expect, test } from "vitest";
import { reachOf } from "#app/features/topics/timeline/session-drawing.tsx";

test("the link of a narrow part takes of a wider neighbour, on either side the same", () => {
  expect(reachOf(20, 600)).toBe(80);
  expect(reachOf(600, 20)).toBe(-80);
});

test("wide parts and equal ones take nothing", () => {
  expect(reachOf(200, 600)).toBe(0);
  expect(reachOf(20, 20)).toBe(0);
});

test("a part that gives to both sides stays as wide as what takes of it", () => {
  const [narrow, wide] = [20, 100];
  const reach = reachOf(narrow, wide);
  expect(narrow + reach).toBeLessThanOrEqual(wide - 2 * reach);
});

test("the last part may reach into the empty space behind it", () => {
  expect(reachOf(20, Infinity)).toBe(80);
});

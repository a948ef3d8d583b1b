import fc from "fast-check";
import { expect, test } from "vitest";
import { type Area, freePlace, overlap, targetAt } from "#app/features/guests/hidden-image.tsx";

const page: Area = { x: 20, y: 300, width: 350, height: 2400 };

test("a place is always within 5 to 95 percent, and 12 to 25 pixels large", () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.tuple(chance, chance, chance), (numbers) => {
      const rest = [...numbers];
      const { left, top, size } = freePlace(page, [], () => rest.shift() ?? 0) ?? { left: 0, top: 0, size: 0 };
      for (const percent of [left, top]) expect(percent >= 5 && percent <= 95).toBe(true);
      expect(Number.isInteger(size) && size >= 12 && size <= 25).toBe(true);
    }),
  );
});

test("left, top and size are decided one by one", () => {
  const numbers = [0, 0.5, 0.999];
  expect(freePlace(page, [], () => numbers.shift() ?? 0)).toEqual({ left: 5, top: 50, size: 25 });
});

test("a place never covers what can be pressed", () => {
  const link = fc.record({
    x: fc.integer({ min: 20, max: 300 }),
    y: fc.integer({ min: 300, max: 2600 }),
    width: fc.integer({ min: 20, max: 300 }),
    height: fc.integer({ min: 20, max: 200 }),
  });
  fc.assert(
    fc.property(fc.array(link, { minLength: 1, maxLength: 8 }), (links) => {
      const place = freePlace(page, links);
      expect(place && links.some((area) => overlap(targetAt(place, page), area))).toBe(false);
    }),
  );
});

test("the button is a square of 44 pixels around its place, and what only touches it is free", () => {
  const button = targetAt({ left: 50, top: 10, size: 20 }, page);
  expect(button).toEqual({ x: 173, y: 518, width: 44, height: 44 });
  const beside = { ...button, x: button.x + 44 };
  const below = { ...button, y: button.y + 44 };
  expect([beside, below].map((area) => overlap(button, area) || overlap(area, button))).toEqual([false, false]);
  expect(overlap(button, { ...beside, x: beside.x - 1, y: below.y - 1 })).toBe(true);
});

test("where everything can be pressed there is no place", () => {
  expect(freePlace(page, [{ x: 0, y: 0, width: 1000, height: 5000 }])).toBeUndefined();
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { randomFrom, shuffle } from "#app/features/quiz/shuffle.ts";

describe("a shuffled list", () => {
  test("holds the same items, whatever the chance", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const shuffled = shuffle(items, randomFrom(seed));
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
    );
  });

  test("leaves the given one as it is", () => {
    const items = Object.freeze([1, 2, 3, 4]);
    expect(shuffle(items, randomFrom(1))).not.toBe(items);
  });

  test("comes in every order about equally often", () => {
    const random = randomFrom(2025);
    const orders = Map.groupBy(
      Array.from({ length: 6000 }, () => shuffle([1, 2, 3], random).join("")),
      (order) => order,
    );
    expect(orders.size).toBe(6);
    for (const [, times] of orders) expect(Math.abs(times.length - 1000)).toBeLessThan(150);
  });
});

test("numbers from a seed lie in [0, 1) and follow from the seed alone", () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const [first, second] = [randomFrom(seed), randomFrom(seed)];
      for (let count = 0; count < 5; count += 1) {
        const number = first();
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThan(1);
        expect(second()).toBe(number);
      }
    }),
  );
});

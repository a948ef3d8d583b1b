import { expect, test } from "vitest";
import { colorsOf, defaultColors } from "#app/features/topics/timeline/topic-picker.tsx";

test("a chosen topic keeps its colour when another one is chosen beside it", () => {
  const others = [...colorsOf([7, 9, 12])];
  expect([...colorsOf([7, 9, 12, 0, 1, 5])].slice(0, 3)).toEqual(others);
  const alone = colorsOf([1]).get(1);
  expect(colorsOf([1, 7]).get(1)).toBe(alone);
  expect(colorsOf([1, 7]).get(7)).not.toBe(alone);
});

test("topics have different colours as long as there are some, and those beyond have one together", () => {
  const colors = [...colorsOf([0, 6, 12, 18, 24, 30, 36, 42]).values()];
  expect(new Set(colors.slice(0, 7)).size).toBe(7);
  expect(colors.slice(6)).not.toContain(colors[0]);
  expect(colors.at(-1)).toBe("plain");
});

test("one alone has no colour of the topics of most sessions, unless it is one of them", () => {
  expect([...defaultColors.values()]).not.toContain(colorsOf([7]).get(7));
  expect(colorsOf([3]).get(3)).toBe(defaultColors.get(3));
});

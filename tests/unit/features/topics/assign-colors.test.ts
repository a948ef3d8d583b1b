import { expect, test } from "vitest";
import { darkHexOf, lastTopicColor, topicColors } from "#app/content/topic-colors.ts";
import { colorsOf, defaultColors } from "#app/features/topics/assign-colors.ts";

test("keeps a chosen topic's color when another topic is chosen", () => {
  const others = [...colorsOf([7, 9, 12])];
  expect([...colorsOf([7, 9, 12, 0, 1, 5])].slice(0, 3)).toEqual(others);
  const alone = colorsOf([1]).get(1);
  expect(colorsOf([1, 7]).get(1)).toBe(alone);
  expect(colorsOf([1, 7]).get(7)).not.toBe(alone);
});

test("gives each of seven topics its own color, and all other topics one shared color", () => {
  const colors = [...colorsOf([0, 6, 12, 18, 24, 30, 36, 42]).values()];
  expect(new Set(colors.slice(0, 7)).size).toBe(7);
  expect(colors.slice(6)).not.toContain(colors[0]);
  expect(colors.at(-1)).toBe(lastTopicColor);
});

test("reserves the default colors for the topics with most sessions", () => {
  expect([...defaultColors.values()]).not.toContain(colorsOf([7]).get(7));
  expect(colorsOf([3]).get(3)).toBe(defaultColors.get(3));
});

test("reads the dark theme's hex from a color's class", () => {
  for (const color of topicColors) expect(darkHexOf(color)).toMatch(/^#[0-9a-f]{6}$/);
  expect(darkHexOf("[--hue:light-dark(#000000,#72aaff)]")).toBe("#72aaff");
});

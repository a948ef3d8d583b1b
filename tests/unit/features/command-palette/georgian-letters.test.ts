import { expect, test } from "vitest";

import { latinKeysOf, romanize } from "#app/features/command-palette/georgian-letters.ts";

test.each([
  ["არჩილ ვარშანიძე", "archil varshanidze"],
  ["გიორგი", "giorgi"],
  ["ხელოვნური ინტელექტი", "khelovnuri intelekti"],
  ["Go და Rust", "Go da Rust"],
])("%s is written %s", (georgian, latin) => {
  expect(romanize(georgian)).toBe(latin);
});

test.each([
  ["წრაპპედ", "wrapped"],
  ["ეპისოდეს", "episodes"],
  ["თჰემე", "theme"],
  ["dark", "dark"],
])("%s is typed with the keys of %s", (georgian, keys) => {
  expect(latinKeysOf(georgian)).toBe(keys);
});

test("every letter has both", () => {
  const alphabet = "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ";
  expect(romanize(alphabet)).toMatch(/^[a-z]+$/);
  expect(latinKeysOf(alphabet)).toMatch(/^[a-z]{33}$/);
});

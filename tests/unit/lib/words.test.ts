import { expect, test } from "vitest";
import { romanize } from "#app/lib/romanize.ts";
import { languageOf } from "#app/lib/words.ts";

test.each([
  ["არჩილ ვარშანიძე", "archil varshanidze"],
  ["Go და Rust", "Go da Rust"],
])("%s is written %s", (georgian, latin) => {
  expect(romanize(georgian)).toBe(latin);
});

test("every letter has its Latin ones", () => {
  expect(romanize("აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ")).toMatch(/^[a-z]+$/);
});

test("Georgian letters make a text Georgian", () => {
  expect(languageOf("Web ის ევოლუცია")).toBe("ka");
  expect(languageOf("open source")).toBeUndefined();
});

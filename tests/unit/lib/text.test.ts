import { expect, test } from "vitest";
import { romanize } from "#app/lib/romanize.ts";
import { languageOf } from "#app/lib/text.ts";

test.each([
  ["არჩილ ვარშანიძე", "archil varshanidze"],
  ["Go და Rust", "Go da Rust"],
])("romanizes %s to %s", (georgian, latin) => {
  expect(romanize(georgian)).toBe(latin);
});

test("romanizes every Georgian letter", () => {
  expect(romanize("აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ")).toMatch(/^[a-z]+$/);
});

test("detects Georgian by its letters", () => {
  expect(languageOf("Web ის ევოლუცია")).toBe("ka");
  expect(languageOf("open source")).toBeUndefined();
});

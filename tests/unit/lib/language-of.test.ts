import { expect, test } from "vitest";

import { languageOf } from "#app/lib/language-of.ts";

test("Georgian letters make a text Georgian", () => {
  expect(languageOf("Web ის ევოლუცია")).toBe("ka");
  expect(languageOf("open source")).toBeUndefined();
});

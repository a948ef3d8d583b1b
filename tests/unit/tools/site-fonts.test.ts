import { expect, test } from "vitest";
import { isDrawnBySystem } from "#app/tools/site-fonts.ts";

test("isDrawnBySystem is true for emoji, flags and keycaps, and false for letters and invisible characters", () => {
  expect([..."🔥❤️👩🏽‍💻🇬🇪1️⃣🏴󠁧󠁢󠁳󠁣󠁴󠁿"].filter((character) => !isDrawnBySystem(character))).toEqual([]);
  expect([..."ა漢\u200b"].filter(isDrawnBySystem)).toEqual([]);
});

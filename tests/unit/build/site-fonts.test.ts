import { expect, test } from "vitest";
import { isDrawnBySystem } from "#app/build/site-fonts.ts";

test("isDrawnBySystem holds for emoji, flags and keycaps, not for letters and invisible characters", () => {
  expect([..."🔥❤️👩🏽‍💻🇬🇪1️⃣🏴󠁧󠁢󠁳󠁣󠁴󠁿"].filter((character) => !isDrawnBySystem(character))).toEqual([]);
  expect([..."ა漢\u200b"].filter(isDrawnBySystem)).toEqual([]);
});

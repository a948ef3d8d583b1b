import { expect, test } from "vitest";
import { isDrawnBySystem } from "#app/build/site-fonts.ts";

test("emoji of several characters, flags and keycaps too, come from the visitor's system; letters and what is unseen do not", () => {
  expect([..."🔥❤️👩🏽‍💻🇬🇪1️⃣🏴󠁧󠁢󠁳󠁣󠁴󠁿"].filter((character) => !isDrawnBySystem(character))).toEqual([]);
  expect([..."ა漢\u200b"].filter(isDrawnBySystem)).toEqual([]);
});

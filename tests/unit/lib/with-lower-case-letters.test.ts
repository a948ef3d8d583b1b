import { expect, test } from "vitest";

import { withLowerCaseLetters } from "#app/lib/with-lower-case-letters.ts";

test.each([
  ["/EPISODES", "/episodes"],
  ["/guests/Nika-Nikabadze", "/guests/nika-nikabadze"],
  ["/memes/%E1%83%90-Cat", "/memes/%E1%83%90-cat"],
  ["/memes/ა-Ä", "/memes/ა-Ä"],
])("%s has the page of %s", (path, expected) => {
  expect(withLowerCaseLetters(path)).toBe(expected);
});

import { expect, test } from "vitest";
import { initialsOf } from "#app/artwork/portrait.tsx";

test.each([
  ["Zura Abelashvili (Zuba)", "ZA"],
  ["Nino", "N"],
  ["ნინო ტესტაძე", "ნტ"],
  ["Ana de la Test", "AT"],
  ['"Nino" „ტესტი“', "Nტ"],
  ["🇬🇪 Nino", "N"],
  ["🦆", "🦆"],
  ["👩‍💻 🇬🇪", "👩‍💻"],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

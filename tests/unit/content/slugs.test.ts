import { expect, test } from "vitest";
import { toSlug } from "#app/content/slugs.server.ts";

test.each([
  ["Open-Source", "open-source"],
  ["c#", "c-sharp"],
  ["c++", "c-plus-plus"],
  [".net", "dotnet"],
  ["ci/cd", "ci-cd"],
  ["3d graphics", "3d-graphics"],
  ["მენტალური ჯანმრთელობა", "mentaluri-janmrteloba"],
  ["Zoé Müller", "zoe-muller"],
  ["Zoe\u0301 Mu\u0308ller", "zoe-muller"],
  ["Łukasz Ćwik", "lukasz-cwik"],
  ["Søren Ærø", "soren-aero"],
  ["Sinéad O’Connor", "sinead-oconnor"],
  ["Ольга", "olga"],
])("turns the name %s into the slug %s", (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

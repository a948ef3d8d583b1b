import { expect, test } from "vitest";
import { toSlug } from "#app/content/slugs.server.ts";

test.each([
  ["Open-Source", "open-source"],
  ["c#", "c-sharp"],
  ["c++", "c-plus-plus"],
  [".net", "dotnet"],
  ["ci/cd", "ci-cd"],
  ["მენტალური ჯანმრთელობა", "mentaluri-janmrteloba"],
  ["Zoé Müller", "zoe-muller"],
  ["Zoe\u0301 O’Connor", "zoe-oconnor"],
])("turns the name %s into the slug %s", (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

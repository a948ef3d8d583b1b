import { expect, test } from "vitest";
import { searchPalette } from "#app/features/command-palette/entries.ts";
import { createSiteSearch } from "#app/search/site-search.ts";
import { buildSearchFile } from "#tests/factories.ts";

const site = createSiteSearch(buildSearchFile());
const search = (query: string) => searchPalette(query, site.find(query));
const groupsFor = (query: string) => search(query).map(({ name }) => name);
const namesFor = (query: string) => search(query).flatMap(({ entries }) => entries.map(({ name }) => name));

test.each(["", "  "])("returns all commands, pages, episodes and guests for the empty query '%s'", (query) => {
  expect(groupsFor(query)).toEqual(["Commands", "Navigation", "Episodes", "Guests"]);
});

test.each(["", "wrapped"])("finds commands by '%s' without the site's search", (query) => {
  expect(searchPalette(query).map(({ name }) => name)).toEqual(["Commands", "Navigation"]);
});

test("leaves out groups without results", () => {
  expect(groupsFor("vulkan")).toEqual(["Episodes", "Chapters"]);
  expect(groupsFor("friday")).toEqual(["Memes"]);
  expect(groupsFor("no such thing")).toEqual([]);
  expect(groupsFor("???")).toEqual([]);
});

test.each([
  { query: "WRAPPED", found: "View Dev Wrapped" },
  { query: "saved", found: "Favorites" },
  { query: "mistakes", found: "Review" },
  { query: "წრაპპედ", found: "View Dev Wrapped" },
  { query: "dark theme", found: "Theme: Dark" },
  { query: "muqi", found: "Theme: Dark" },
  { query: "scribe", found: "Subscribe on YouTube" },
  { query: "stumrebi", found: "View All Guests" },
  { query: "/shop", found: "Shop" },
  { query: "view guest zura", found: "Zura Abelashvili (Zuba)" },
])("finds the entry '$found' by '$query'", ({ query, found }) => {
  expect(namesFor(query)).toContain(found);
});

test("returns at most 50 entries of a group, and the total", async () => {
  const numbers = Array.from({ length: 60 }, (_, number) => number);
  const episodes = buildSearchFile().episodes.flatMap((episode) =>
    numbers.map((number) => ({ ...episode, slug: `episode-${number}`, number })),
  );
  const many = createSiteSearch(buildSearchFile({ episodes }));
  expect(searchPalette("zura", many.find("zura"))[0]).toMatchObject({ name: "Episodes", total: 60 });
  expect(searchPalette("zura", many.find("zura"))[0]?.entries).toHaveLength(50);
  expect(searchPalette("vulkan", many.find("vulkan")).find(({ name }) => name === "Chapters")?.entries).toHaveLength(
    10,
  );
});

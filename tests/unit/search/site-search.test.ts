import fc from "fast-check";
import { expect, test } from "vitest";
import { listSearchFile } from "#app/publish/search-file.server.ts";
import { createSiteSearch } from "#app/search/site-search.ts";
import { textsOfEpisode, textsOfGuest } from "#app/search/substring-index.ts";

const file = await listSearchFile();
const search = createSiteSearch(file);

/** An item, and a substring of one of its texts. The substring splits no character, because nobody can type half an emoji. */
const anyPart = <Item>(items: readonly Item[], textsOf: (item: Item) => string[]) =>
  fc
    .tuple(fc.constantFrom(...items), fc.nat(), fc.nat(), fc.integer({ min: 1, max: 40 }))
    .map(([item, field, start, length]) => {
      const texts = textsOf(item).filter(Boolean);
      const characters = [...(texts[field % texts.length] ?? "")];
      const from = start % characters.length;
      return { item, part: characters.slice(from, from + length).join("") };
    })
    .filter(({ part }) => part.trim() !== "");

test("finds an episode by every substring of its title, description, tags and guest", () => {
  fc.assert(
    fc.property(anyPart(file.episodes, textsOfEpisode), ({ item, part }) => {
      expect(search.find(part).episodes).toContain(item);
      expect(search.find(part.toUpperCase()).episodes).toContain(item);
    }),
  );
});

test("finds a guest by every substring of name, title and bio", () => {
  fc.assert(
    fc.property(anyPart(file.guests, textsOfGuest), ({ item, part }) => {
      expect(search.find(part).guests).toContain(item);
    }),
  );
});

test("returns all episodes and guests, and nothing else, for an empty query", () => {
  const { episodes, guests, terms, ...others } = search.find("  ");
  expect(episodes).toEqual(file.episodes);
  expect(guests).toEqual(file.guests);
  expect(Object.values(others).flat()).toEqual([]);
});

test("finds a moment by words of its label, or by words of its label and its episode's title", () => {
  const [moment] = search.find("zura vulkan directx").moments;
  expect(moment?.label).toContain("Vulkan");
  expect(search.find("levan directx").moments).toEqual([]);
  expect(search.find("zura abelashvili").moments).toEqual([]);
});

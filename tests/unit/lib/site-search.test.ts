import fc from "fast-check";
import { expect, test } from "vitest";

import { listSearchFile } from "#app/content/search-file.server.ts";
import { textsOfEpisode, textsOfGuest } from "#app/lib/searched-texts.ts";
import { createSiteSearch } from "#app/lib/site-search.ts";

const file = await listSearchFile();
const search = await createSiteSearch(file);

/** A part of a text, anywhere in it. */
function partOf(text: string) {
  return fc
    .tuple(fc.nat(text.length - 1), fc.integer({ min: 1, max: text.length }))
    .map(([start, length]) => text.slice(start, start + length));
}

const anyPart = <Item>(items: readonly Item[], textsOf: (item: Item) => string[]) =>
  fc
    .constantFrom(
      ...items.flatMap((item) =>
        textsOf(item)
          .filter(Boolean)
          .map((text) => ({ item, text })),
      ),
    )
    .chain(({ item, text }) => partOf(text).map((part) => ({ item, part })))
    .filter(({ part }) => part.trim() !== "");

test("every part of a title, description, tag or guest finds its episode, as a substring search would", () => {
  fc.assert(
    fc.property(anyPart(file.episodes, textsOfEpisode), ({ item, part }) => {
      expect(search.find(part).episodes).toContain(item);
      expect(search.find(part.toUpperCase()).episodes).toContain(item);
    }),
  );
});

test("every part of what a guest is searched by finds the guest", () => {
  fc.assert(
    fc.property(anyPart(file.guests, textsOfGuest), ({ item, part }) => {
      expect(search.find(part).guests).toContain(item);
    }),
  );
});

test("nothing is found for nothing", () => {
  expect(Object.values(search.find("  ")).flat()).toEqual([]);
});

test("a moment has the words in its label, or some there and the rest in its episode's title", () => {
  const [moment] = search.find("zura vulkan directx").moments;
  expect(moment?.label).toContain("Vulkan");
  expect(search.find("levan directx").moments).toEqual([]);
  expect(search.momentsOf("zura-abelashvili", "gpu cpu").map(({ label }) => label)).toEqual(["GPU vs CPU"]);
  expect(search.momentsOf("zura-abelashvili", "")).toEqual([]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { listSearchFile } from "#app/publish/search-file.server.ts";
import { createSiteSearch } from "#app/search/site-search.ts";
import { textsOfEpisode, textsOfGuest } from "#app/search/substring-index.ts";

const file = await listSearchFile();
const search = await createSiteSearch(file);

/** A part of a text, anywhere in it, that splits no character: nobody can type half of an emoji. */
function partOf(text: string) {
  const characters = [...text];
  return fc
    .tuple(fc.nat(characters.length - 1), fc.integer({ min: 1, max: characters.length }))
    .map(([start, length]) => characters.slice(start, start + length).join(""));
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

test("what is nothing but signs with one letter or digit among them finds nothing; a letter or number by itself does", () => {
  for (const query of [`"' ${"${1}"}`, "<<<c>>>", "'; --1"]) {
    expect(Object.values(search.find(query)).flat()).toEqual([]);
  }
  for (const query of ["c", '"c"', "(c)", "c#", "#7", "7."]) {
    expect(search.find(query).episodes).not.toEqual([]);
  }
});

/** What a search costs, in milliseconds: finding, and marking what was found in a text. */
function timeOf(query: string): number {
  const start = performance.now();
  search.find(query);
  for (const { title } of file.episodes) search.matchesIn(title, query);
  return performance.now() - start;
}

test.each([
  ["the same word", "a+".repeat(3900)],
  ["one word", "კ".repeat(30_000)],
  ["one Latin word", "ts".repeat(15_000)],
  ["a whole text", file.episodes.map(({ description }) => description).join(" ")],
  ["signs", "'.!".repeat(10_000)],
  ["spaces", " ".repeat(30_000)],
])("a pasted query is no slower than one of 200 letters: %s", (_what, query) => {
  const times = Array.from({ length: 3 }, () => timeOf(query));
  expect(Math.min(...times)).toBeLessThan(100);
});

test("a pasted paragraph finds what it was taken from, by its beginning", async () => {
  const [episode, ...others] = file.episodes;
  if (!episode) throw new Error("There are no episodes");
  const words = Array.from({ length: 60 }, (_, index) => `სიტყვა${index}`);
  const pasted = { ...episode, description: words.join(" ") };
  const { find } = await createSiteSearch({ ...file, episodes: [...others, pasted] });
  expect(find(`${words.slice(0, 30).join(", ")} ${"და კიდევ რამე ".repeat(100)}`).episodes).toEqual([pasted]);
});

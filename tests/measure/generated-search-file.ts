import type { SearchFile } from "#app/search/search-file.ts";

/** A search file of so many episodes, put together from the titles, tags, chapters and descriptions of the real ones. */
export function generateSearchFile(real: SearchFile, count: number): SearchFile {
  const { episodes } = real;
  const labels = episodes.flatMap(({ chapters }) => chapters.map(({ label }) => label));
  const pick = <Item>(items: readonly Item[], at: number): Item => {
    const item = items[at % items.length];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  return {
    ...real,
    episodes: Array.from({ length: count }, (_, at) => ({
      slug: `guest-${at}`,
      number: at + 1,
      title: pick(episodes, at * 7).title.replace(/#\d+/, `#${at + 1}`),
      guest: pick(episodes, at * 7).guest,
      tags: pick(episodes, at * 11 + 3).tags,
      description: pick(episodes, at * 5 + 1).description,
      chapters: Array.from({ length: 20 }, (_chapter, place) => ({
        seconds: place * 300 + ((at * place * 17) % 290),
        label: pick(labels, at * 31 + place * 57 + ((at * place) % 101)),
      })),
    })),
  };
}

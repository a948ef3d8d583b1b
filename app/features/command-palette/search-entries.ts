import { fold } from "#app/lib/search-index.ts";

import type { Entry, Group } from "./entries.ts";
import { latinKeysOf, romanize } from "./georgian-letters.ts";

/** The best entries of a group, and how many there are in all. */
export type FoundGroup = Group & { total: number };

/** Entries shown of each group: more would make each key press slow, and nobody reads them. */
export const shownPerGroup = 50;

type Indexed = { entry: Entry; label: string; all: string };

/**
 * Makes an index once. A search finds the entries that hold all words of the query and puts those first that hold them
 * as whole words, then at the start of one, then within the label, then among the keywords. It reads both scripts as
 * Latin, and a query also as what its keys would have typed on a Latin layout. Groups without a find are left out.
 */
export function createEntrySearch(groups: readonly Group[]): (query: string) => FoundGroup[] {
  const indexed = groups.map((group) => ({ group, entries: group.entries.map(toIndexed) }));
  return (query) => {
    const readings = readingsOf(query);
    return indexed.flatMap(({ group, entries }) => {
      const found = entries
        .map(({ entry, label, all }) => ({
          entry,
          rank: Math.min(...readings.map((words) => rankOf(words, label, all))),
        }))
        .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
        .toSorted((a, b) => a.rank - b.rank);
      if (found.length === 0) return [];
      return { ...group, total: found.length, entries: found.slice(0, shownPerGroup).map(({ entry }) => entry) };
    });
  };
}

function toIndexed(entry: Entry): Indexed {
  const label = romanize(fold(`${entry.lead ?? ""}${entry.name}`));
  return { entry, label, all: [label, ...entry.keywords.map((keyword) => romanize(fold(keyword)))].join("\n") };
}

/** The words of a query in each way that it can be read. */
function readingsOf(query: string): string[][] {
  const folded = fold(query);
  return [...new Set([romanize(folded), latinKeysOf(folded)])].map((reading) => reading.split(" ").filter(Boolean));
}

/** 0 is best; infinite when a word is missing. */
function rankOf(words: readonly string[], label: string, all: string): number {
  let rank = 0;
  for (const word of words) rank += all.includes(word) ? placeOf(word, label) : Number.POSITIVE_INFINITY;
  return rank;
}

const inKeywordsOnly = 3;

/** Where a word stands in a label: 0 as a whole word, 1 at the start of one, 2 within one, 3 not at all. */
function placeOf(word: string, label: string): number {
  let place = inKeywordsOnly;
  for (let at = label.indexOf(word); at !== -1 && place > 0; at = label.indexOf(word, at + 1)) {
    const isStart = !isLetter(label[at - 1]);
    const isWhole = isStart && !isLetter(label[at + word.length]);
    place = Math.min(place, isWhole ? 0 : isStart ? 1 : 2);
  }
  return place;
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

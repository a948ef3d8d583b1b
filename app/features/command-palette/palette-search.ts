import { createFulltextIndex } from "#app/search/fulltext-index.ts";
import type { Found, SiteSearch } from "#app/search/site-search.ts";
import { createSubstringIndex } from "#app/search/substring-index.ts";

import { type Entry, type Group, groupsOf, ownGroups } from "./entries.ts";

/** The best entries of a group, and how many there are in all. */
export type FoundGroup = Group & { total: number };

/** Entries shown of each group: more would make each key press slow, and nobody reads them. */
const shown: Readonly<Record<string, number>> = { Chapters: 10, Quizzes: 5, Memes: 5, Topics: 5 };
const shownOfOthers = 50;

const searchOwn = ownGroups.map(toSearchable);

/**
 * The palette's search: what can be done with the player, its own commands and pages, and once it is there, what the
 * site's search finds. For an empty query these are all commands, pages, episodes and guests. Groups without a find are
 * left out.
 */
export function searchPalette(query: string, site?: SiteSearch, player?: Group): FoundGroup[] {
  const searched = player ? [toSearchable(player), ...searchOwn] : searchOwn;
  const own = searched.map(({ group, find }) => ({ ...group, entries: find(query) }));
  const found = site ? groupsOf(findIn(site, query)) : [];
  return [...own, ...found]
    .filter(({ entries }) => entries.length > 0)
    .map((group) => ({
      ...group,
      total: group.entries.length,
      entries: group.entries.slice(0, shown[group.name] ?? shownOfOthers),
    }));
}

function findIn(site: SiteSearch, query: string): Found {
  if (query.trim() !== "") return site.find(query);
  const { episodes, guests } = site.file;
  return { episodes, guests, moments: [], quizzes: [], memes: [], topics: [] };
}

function toSearchable(group: Group) {
  return { group, find: createEntrySearch(group.entries) };
}

/** Finds entries by their words, the best first, and after them those that hold the query as it stands. */
function createEntrySearch(entries: readonly Entry[]): (query: string) => readonly Entry[] {
  const index = createFulltextIndex(
    entries.map(({ id, name, keywords = [] }) => ({ id, title: name, tags: keywords.join("\n") })),
  );
  const entriesHolding = createSubstringIndex(entries, ({ name, keywords = [] }) => [name, ...keywords]);
  return (query) => {
    const worths = index.search(query);
    const found = [...worths.keys()].flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
    return [...new Set([...found, ...entriesHolding(query)])];
  };
}

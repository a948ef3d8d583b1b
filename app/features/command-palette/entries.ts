import { useMemo } from "react";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { createFulltextIndex } from "#app/search/fulltext-index.ts";
import type { Found, SiteSearch } from "#app/search/site-search.ts";
import { createSubstringIndex, cutQuery } from "#app/search/substring-index.ts";
import { links, navLinks } from "#app/site.ts";
import type { Theme } from "#app/store/theme.ts";
import { openShortcuts } from "#app/ui/overlay.ts";

/** What choosing an entry does. */
export type Action = { to: string } | { url: string } | { theme: Theme } | { searches: string } | { run: () => void };

export type Entry = {
  /** Unlike that of any other entry. */
  id: string;
  /** What stands before the name, the same for all entries of a kind. */
  lead?: string;
  name: string;
  /** What stands after the name. */
  detail?: string;
  /** What else it is found by. Shown as far as it matches where the name does not. */
  keywords?: readonly string[];
  action: Action;
};

type Group = { name: string; mark: string; entries: readonly Entry[] };

/** An entry that leads to a page of ours. */
function link(to: string, name: string, more?: Pick<Entry, "lead" | "detail" | "keywords">): Entry {
  return { id: to, name, action: { to }, ...more };
}

function command(name: string, action: Action, keywords?: readonly string[]): Entry {
  return { id: `command ${name}`, name, keywords, action };
}

/** Specification, section 2, then our own. */
const commands: readonly Entry[] = [
  command("Subscribe on YouTube", { url: links.youtubeSubscribe }, ["channel", "არხი"]),
  command("Go to Home", { to: "/" }, ["landing", "მთავარი"]),
  command("Listen to Latest Episode", { to: "/episodes" }, ["ეპიზოდი"]),
  command("View All Guests", { to: "/guests" }, ["სტუმრები"]),
  command("Check out our Events", { to: "/events" }, ["ღონისძიებები"]),
  command("Laugh on Meme Gallery", { to: "/memes" }, ["მიმები", "fun"]),
  command("View Dev Wrapped", { to: "/wrapped" }, ["stats", "achievements", "წელი"]),
  command("Theme: Light", { theme: "light" }, ["colors", "ღია"]),
  command("Theme: Dark", { theme: "dark" }, ["colors", "night", "მუქი"]),
  command("Theme: System", { theme: "system" }, ["colors", "auto"]),
  command("Keyboard Shortcuts", { run: openShortcuts }, ["help", "keys"]),
];

/** A page, which is found by its address, too. */
const page = (name: string, path: string, ...keywords: string[]) => link(path, name, { keywords: [path, ...keywords] });

const pages = [
  ...navLinks.filter(({ path }) => path !== "/topics").map(({ name, path }) => page(name, path)),
  page("Topics", "/topics", "chapters", "თემები"),
  page("Favorites", "/episodes?show=favorites", "saved", "bookmarks", "რჩეული"),
  page("Review", "/quizzes/review", "mistakes", "flashcards", "შეცდომები"),
  page("Game Jam Gallery", "/gamejam-2025-gallery"),
  page("Feeds", "/feeds", "rss", "subscribe", "calendar", "გამოწერა"),
];

/** What the palette finds by itself. */
export const ownGroups: readonly Group[] = [
  { name: "Commands", mark: ">", entries: commands },
  { name: "Navigation", mark: "/", entries: pages },
];

/** Searches that are offered where nothing was found. */
const offeredSearches = 3;

/** Where to go on from a query that finds nothing: to what the show speaks of most, and to the list of episodes. */
export function waysOn(query: string, topics: Found["topics"] = []): Group {
  const search = cutQuery(query).trim();
  return {
    name: "Try instead",
    mark: ">",
    entries: [
      ...topics.slice(0, offeredSearches).map(({ tag, name = tag }) => ({
        id: `search ${tag}`,
        lead: "Search for ",
        name,
        action: { searches: name },
      })),
      link(`/episodes?${new URLSearchParams({ q: search })}`, `"${search}"`, { lead: "Search episodes for " }),
    ],
  };
}

/** What the site's search has found, in groups: the specification's, then our own. */
export function groupsOf({ episodes, guests, moments, quizzes, memes, topics }: Found): Group[] {
  return [
    groupOf("Episodes", "#", episodes, ({ slug, title, guest, tags, description }) =>
      link(`/episodes/${slug}`, title, { lead: "Listen to Episode: ", keywords: [guest, ...tags, description] }),
    ),
    groupOf("Guests", "@", guests, ({ id, name, title = "", tags, bio, tagline }) =>
      link(`/guests/${id}`, name, { lead: "View Guest: ", keywords: [title, ...tags, bio, tagline] }),
    ),
    // As `34:10 label · #7 Zura`.
    groupOf("Chapters", ":", moments, ({ seconds, label, episode: { slug, number, guest } }) =>
      link(`/episodes/${slug}?t=${seconds}`, label, {
        lead: `${formatTimestamp(seconds)} `,
        detail: ` · #${number} ${guest.replace(/ .*/, "")}`.trimEnd(),
      }),
    ),
    groupOf("Quizzes", "?", quizzes, ({ id, title, guest, description }) =>
      link(`/quizzes/${id}`, title, { keywords: [guest, description] }),
    ),
    groupOf("Memes", "*", memes, ({ filename, caption, alt }) =>
      link(`/memes?${new URLSearchParams({ selected: filename })}`, caption, { keywords: [alt, filename] }),
    ),
    groupOf("Topics", "~", topics, ({ tag, name = tag, slug }) => link(`/topics/${slug}`, name)),
  ];
}

function groupOf<Item>(name: string, mark: string, items: readonly Item[], toEntry: (item: Item) => Entry): Group {
  return { name, mark, entries: items.map(toEntry) };
}

/** The best entries of a group, and how many there are in all. */
export type FoundGroup = Group & { total: number };

/** Entries shown of each group: more would make each key press slow, and nobody reads them. */
const mostShown: Readonly<Record<string, number>> = { Chapters: 10, Quizzes: 5, Memes: 5, Topics: 5 };
const mostOfOthers = 50;

const ownSearches = ownGroups.map(createGroupSearch);

/**
 * The palette's search: what can be done with the player, its own commands and pages, and once it is there, what the
 * site's search finds. For an empty query these are all commands, pages, episodes and guests. Groups without a find are
 * left out.
 */
export function searchPalette(query: string, site?: SiteSearch, player?: Group): FoundGroup[] {
  const searches = player ? [createGroupSearch(player), ...ownSearches] : ownSearches;
  return [...searches.map((find) => find(query)), ...(site ? groupsOf(site.find(query)) : [])]
    .filter(({ entries }) => entries.length > 0)
    .map((group) => ({
      ...group,
      total: group.entries.length,
      entries: group.entries.slice(0, mostShown[group.name] ?? mostOfOthers),
    }));
}

/** Finds a group's entries by their words, the best first, and after them those that hold the query as it stands. */
function createGroupSearch({ entries, ...group }: Group): (query: string) => Group {
  const worthsOf = createFulltextIndex(
    entries.map(({ id, name, keywords = [] }) => ({ id, title: name, tags: keywords.join("\n") })),
  );
  const entriesHolding = createSubstringIndex(entries, ({ name, keywords = [] }) => [name, ...keywords]);
  return (query) => {
    const found = [...worthsOf(query).keys()].flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
    return { ...group, entries: [...new Set([...found, ...entriesHolding(query)])] };
  };
}

type Playing = Pick<ReturnType<typeof usePlayerStore.getState>, "track" | "controls" | "isPlaying">;

/** What can be done with the player while something is in it; with one that does not answer, only finding it. */
export function listPlayerGroup({ track, controls, isPlaying }: Playing): Group | undefined {
  if (!track) return undefined;
  const entries: Entry[] = [];
  if (controls && isPlaying) entries.push(command("Pause", { run: controls.toggle }, ["stop", "პაუზა"]));
  if (controls && !isPlaying) entries.push(command("Resume", { run: controls.toggle }, ["play", "გაგრძელება"]));
  if (controls && track.chapters.length > 0) {
    entries.push(
      command("Next Chapter", { run: controls.nextChapter }, ["skip", "თავი"]),
      command("Previous Chapter", { run: controls.previousChapter }, ["back", "თავი"]),
    );
  }
  entries.push(command("Go to Now Playing", { to: track.path }, ["now", track.name]));
  return { name: "Now playing", mark: ">", entries };
}

/** What can be done with the player now, if something is in it. */
export function usePlayerGroup() {
  const track = usePlayerStore((state) => state.track);
  const controls = usePlayerStore((state) => state.controls);
  const isPlaying = usePlayerStore((state) => state.isPlaying);
  return useMemo(() => listPlayerGroup({ track, controls, isPlaying }), [track, controls, isPlaying]);
}

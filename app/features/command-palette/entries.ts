import { useMemo } from "react";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { normalizeText } from "#app/search/normalize-words.ts";
import { parseQuery } from "#app/search/query.ts";
import type { SearchResults } from "#app/search/site-search.ts";
import { links, navLinks } from "#app/site.ts";
import type { Theme } from "#app/store/theme.ts";
import { openShortcuts } from "#app/ui/overlay.ts";

/** The action of a chosen entry. */
export type Action = { to: string } | { url: string } | { theme: Theme } | { run: () => void };

export type Entry = {
  /** Unique among all entries. */
  id: string;
  /** Text before the name, the same for all entries of a kind. */
  prefix?: string;
  name: string;
  /** Text after the name. */
  detail?: string;
  /** Other searchable strings. The palette shows the first match if the name does not match. */
  keywords?: readonly string[];
  action: Action;
};

type Group = { name: string; symbol: string; entries: readonly Entry[] };

/** An entry that opens a page of this site. */
function link(to: string, name: string, more?: Pick<Entry, "prefix" | "detail" | "keywords">): Entry {
  return { id: to, name, action: { to }, ...more };
}

function command(name: string, action: Action, keywords?: readonly string[]): Entry {
  return { id: `command ${name}`, name, keywords, action };
}

/** The commands agreed with the client, then our own. */
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

/** An entry for a page. Typing the page's URL also finds it. */
const page = (name: string, path: string, ...keywords: string[]) => link(path, name, { keywords: [path, ...keywords] });

const pages = [
  ...navLinks.filter(({ path }) => path !== "/topics").map(({ name, path }) => page(name, path)),
  page("Topics", "/topics", "chapters", "თემები"),
  page("Favorites", "/episodes?show=favorites", "saved", "bookmarks", "რჩეული"),
  page("Review", "/quizzes/review", "mistakes", "flashcards", "შეცდომები"),
  page("Game Jam Gallery", "/gamejam-2025-gallery"),
];

/** Groups that need no search data. */
export const ownGroups: readonly Group[] = [
  { name: "Commands", symbol: ">", entries: commands },
  { name: "Navigation", symbol: "/", entries: pages },
];

/** Groups the results of the site's search: the groups agreed with the client, then our own. */
export function groupsOf({ episodes, guests, moments, quizzes, memes, topics }: SearchResults): Group[] {
  return [
    groupOf("Episodes", "#", episodes, ({ slug, title, guest, tags, description }) =>
      link(`/episodes/${slug}`, title, { prefix: "Listen to Episode: ", keywords: [guest, ...tags, description] }),
    ),
    groupOf("Guests", "@", guests, ({ id, name, title = "", tags, bio, tagline }) =>
      link(`/guests/${id}`, name, { prefix: "View Guest: ", keywords: [title, ...tags, bio, tagline] }),
    ),
    // For example `34:10 label · #7 Zura`.
    groupOf("Chapters", ":", moments, ({ seconds, label, episode: { slug, number, guest } }) =>
      link(`/episodes/${slug}?t=${seconds}`, label, {
        prefix: `${formatTimestamp(seconds)} `,
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

function groupOf<Item>(name: string, symbol: string, items: readonly Item[], toEntry: (item: Item) => Entry): Group {
  return { name, symbol, entries: items.map(toEntry) };
}

/** A group's best entries, and its total number of entries. */
export type ResultGroup = Group & { total: number };

/** Maximum entries shown per group. More would slow down each key press. */
const mostShown: Readonly<Record<string, number>> = { Chapters: 10, Quizzes: 5, Memes: 5, Topics: 5 };
const mostOfOthers = 50;

/**
 * Returns the player's and the palette's own entries that match a query, then the results of the site's search, if it
 * has loaded. An empty query returns all commands, pages, episodes and guests. Omits empty groups.
 */
export function searchPalette(query: string, results?: SearchResults, player?: Group): ResultGroup[] {
  const own = [...(player ? [player] : []), ...ownGroups].map((group) => ({
    ...group,
    entries: group.entries.filter((entry) => matches(entry, query)),
  }));
  return [...own, ...(results ? groupsOf(results) : [])]
    .filter(({ entries }) => entries.length > 0)
    .map((group) => ({
      ...group,
      total: group.entries.length,
      entries: group.entries.slice(0, mostShown[group.name] ?? mostOfOthers),
    }));
}

/** Returns true if an entry's texts contain all words of a query, in any script. */
function matches({ name, keywords = [] }: Entry, query: string): boolean {
  const words = parseQuery(query);
  const text = normalizeText([name, ...keywords].join(" "));
  return query.trim() === "" || (words.length > 0 && words.every((word) => text.includes(word)));
}

type Playing = Pick<ReturnType<typeof usePlayerStore.getState>, "track" | "controls" | "isPlaying">;

/**
 * Returns the player's commands, or undefined without a track. If the player does not respond, returns only the command
 * that opens the track's page.
 */
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
  return { name: "Now playing", symbol: ">", entries };
}

/** Returns the player's current commands, if it has a track. */
export function usePlayerGroup() {
  const track = usePlayerStore((state) => state.track);
  const controls = usePlayerStore((state) => state.controls);
  const isPlaying = usePlayerStore((state) => state.isPlaying);
  return useMemo(() => listPlayerGroup({ track, controls, isPlaying }), [track, controls, isPlaying]);
}

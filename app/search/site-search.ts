import { queryOptions } from "@tanstack/react-query";
import MiniSearch from "minisearch";
import { fetchJson } from "#app/lib/fetch-json.ts";
import { queryClient } from "#app/lib/query-client.ts";
import type { Terms } from "./highlight.tsx";
import { beginningsOf, keysOf } from "./normalize-words.ts";
import { parseQuery } from "./query.ts";
import type { SearchFile } from "./search-file.ts";
import { createSubstringIndex, textsOfEpisode, textsOfGuest } from "./substring-index.ts";

/**
 * The weight of a match in each field. `label` is a chapter's title; `also` has synonyms of the other fields; `prefix`
 * has the words that the palette shows around the name. A document that matches only in `context` is not found.
 */
const boost = { title: 6, label: 6, names: 5, tags: 4, chapters: 2, text: 1, also: 0.5, prefix: 0.01, context: 0.01 };

type Moment = SearchFile["episodes"][number]["chapters"][number] & { episode: SearchFile["episodes"][number] };
type Kinds = SearchFile & { moments: Moment[] };

/** An indexed item, and its strings by field. */
type SearchDocument = { kind: keyof Kinds; item: unknown } & Partial<Record<keyof typeof boost, string>>;

export type SiteSearch = ReturnType<typeof createSiteSearch>;

/** The results of each kind, best first, and the words to highlight. */
export type SearchResults = ReturnType<SiteSearch["find"]>;

/** Indexes the search data, and returns the search. */
export function createSiteSearch(file: SearchFile) {
  const index = new MiniSearch({
    fields: Object.keys(boost),
    storeFields: ["kind", "item"],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      tokenize: (key) => [key],
      prefix: (key) => key.length > 1,
      fuzzy: (key) => key.length > 4 && 0.2,
      boost,
      filter: ({ match }) => Object.values(match).some((fields) => fields.some((field) => field !== "context")),
    },
  });
  index.addAll(documentsOf(file).map((document, id) => ({ ...document, id })));
  const episodesHolding = createSubstringIndex(file.episodes, textsOfEpisode);
  const guestsHolding = createSubstringIndex(file.guests, textsOfGuest);

  /**
   * Returns the items that match every word of a query, then the episodes and guests that contain the query literally.
   * An empty query returns every episode and guest. A moment matches if its label has at least one word of the query,
   * and its episode's title and guest have the others.
   */
  const find = (query: string) => {
    const words = parseQuery(query);
    const results = index.search({
      combineWith: "AND",
      queries: words.map((key) => ({ combineWith: "OR", queries: beginningsOf(key) })),
    });
    const best = <Kind extends keyof Kinds>(kind: Kind) =>
      results.filter((result) => result["kind"] === kind).map((result) => result["item"]) as Kinds[Kind];
    const terms: Terms = new Set([...words, ...results.flatMap((result) => result.terms)]);
    return {
      episodes: [...new Set([...best("episodes"), ...episodesHolding(query)])],
      guests: [...new Set([...best("guests"), ...guestsHolding(query)])],
      moments: best("moments"),
      quizzes: best("quizzes"),
      memes: best("memes"),
      topics: best("topics"),
      terms,
    };
  };

  return { file, find };
}

function documentsOf({ episodes, guests, quizzes, memes, topics }: SearchFile): SearchDocument[] {
  return [
    ...episodes.map((item) => ({
      kind: "episodes" as const,
      item,
      title: item.title,
      names: item.guest,
      tags: item.tags.join("\n"),
      chapters: item.chapters.map(({ label }) => label).join("\n"),
      text: item.description,
      also: [item.also, ...item.chapters.map(({ also }) => also)].join("\n"),
      prefix: "Listen to Episode",
    })),
    ...episodes.flatMap((episode) =>
      episode.chapters.map((chapter) => {
        const item: Moment = { ...chapter, episode };
        const context = `${episode.title}\n${episode.guest}`;
        return { kind: "moments" as const, item, label: item.label, also: item.also, context };
      }),
    ),
    ...guests.map((item) => ({
      kind: "guests" as const,
      item,
      title: item.name,
      names: item.title,
      tags: item.tags.join("\n"),
      text: [item.bio, item.tagline, item.episode.title].join("\n"),
      prefix: `View Guest Episode ${item.episode.number} ${item.id}`,
    })),
    ...quizzes.map((item) => {
      const { title, guest: names, categories, description: text, also } = item;
      return { kind: "quizzes" as const, item, title, names, tags: categories.join("\n"), text, also, prefix: "Quiz" };
    }),
    ...memes.map((item) => {
      return { kind: "memes" as const, item, title: item.caption, tags: item.filename, text: item.alt, prefix: "Meme" };
    }),
    ...topics.map((item) => {
      return { kind: "topics" as const, item, title: item.tag, also: item.also, prefix: "Topic" };
    }),
  ];
}

/** Returns the keys of a text, and for joined words also their common key: "Next.js" gives "next", "js", "nextjs". */
function wordsOf(text: string): string[] {
  return text.split(/\s+/).flatMap((piece) => {
    const keys = keysOf(piece);
    return keys.length > 1 ? [...keys, keys.join("")] : keys;
  });
}

/** The site's search, fetched and indexed once. */
export const siteSearchQuery = queryOptions({
  queryKey: ["site-search"],
  queryFn: ({ signal }) => fetchJson("/search.json", (value) => createSiteSearch(value as SearchFile), signal),
  // Also runs offline, because the service worker may have the file. Does not retry offline, so that the page can
  // report the failure.
  networkMode: "always",
  retry: (failures) => failures < 3 && navigator.onLine,
  structuralSharing: false,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Returns the search. Fetches and indexes the data once per visit. Rejects if that fails. */
export function loadSiteSearch(): Promise<SiteSearch> {
  return queryClient.fetchQuery(siteSearchQuery);
}

import { queryOptions } from "@tanstack/react-query";
import { fetchJson } from "#app/lib/fetch-json.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { createFulltextIndex, type FulltextDocument } from "./fulltext-index.ts";
import { findMatches } from "./highlight.tsx";
import { parseQuery } from "./query.ts";
import { readSearchFile, type SearchFile } from "./search-file.ts";
import { createSubstringIndex, textsOfEpisode, textsOfGuest } from "./substring-index.ts";

export type SiteSearch = ReturnType<typeof createSiteSearch>;

/** The results of each kind, best first. */
export type Found = ReturnType<SiteSearch["find"]>;

/** Indexes the search data. */
export function createSiteSearch(file: SearchFile) {
  const { episodes, guests, quizzes, memes, topics } = file;
  const moments = episodes.flatMap((episode) => episode.chapters.map((chapter) => ({ ...chapter, episode })));
  const momentId = ({ seconds, label, episode }: (typeof moments)[number]) =>
    `moment ${episode.slug} ${seconds} ${label}`;
  const scoresOf = createFulltextIndex([
    ...episodes.map(({ slug, title, guest, tags, chapters, description, also = "" }): FulltextDocument => ({
      id: `episode ${slug}`,
      title,
      names: guest,
      tags: tags.join("\n"),
      parts: chapters.map(({ label }) => label).join("\n"),
      text: description,
      also: [also, ...chapters.map((chapter) => chapter.also ?? "")].join("\n"),
      lead: "Listen to Episode",
    })),
    ...moments.map((moment): FulltextDocument => {
      const { label, also, episode } = moment;
      return { id: momentId(moment), label, also, context: `${episode.title}\n${episode.guest}` };
    }),
    ...guests.map(({ id, name, title = "", tags, bio, tagline, episode }): FulltextDocument => ({
      id: `guest ${id}`,
      title: name,
      names: title,
      tags: tags.join("\n"),
      text: `${bio}\n${tagline}`,
      lead: `View Guest Episode ${episode.number} ${id}`,
    })),
    ...quizzes.map(({ id, title, guest, categories, description, also }): FulltextDocument => {
      const tags = categories.join("\n");
      return { id: `quiz ${id}`, title, names: guest, tags, text: description, also, lead: "Quiz" };
    }),
    ...memes.map(({ filename, caption, alt }): FulltextDocument => {
      return { id: `meme ${filename}`, title: caption, tags: filename, text: alt, lead: "Meme" };
    }),
    ...topics.map(({ tag, slug, also }): FulltextDocument => {
      return { id: `topic ${slug}`, title: tag, also, lead: "Topic" };
    }),
  ]);

  const episodesHolding = createSubstringIndex(episodes, textsOfEpisode);
  const guestsHolding = createSubstringIndex(guests, textsOfGuest);

  /**
   * Returns the items that match every word of a query, then the episodes and guests that contain the query literally.
   * An empty query returns every episode and guest. A moment matches if its label has at least one word of the query,
   * and its episode's title and guest have the others.
   */
  const find = (query: string) => {
    const scores = scoresOf(query);
    const best = <Item>(items: readonly Item[], idOf: (item: Item) => string) =>
      items
        .flatMap((item) => ({ item, score: scores.get(idOf(item)) ?? 0 }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
        .map(({ item }) => item);
    return {
      episodes: [...new Set([...best(episodes, ({ slug }) => `episode ${slug}`), ...episodesHolding(query)])],
      guests: [...new Set([...best(guests, ({ id }) => `guest ${id}`), ...guestsHolding(query)])],
      moments: best(moments, momentId),
      quizzes: best(quizzes, ({ id }) => `quiz ${id}`),
      memes: best(memes, ({ filename }) => `meme ${filename}`),
      topics: best(topics, ({ slug }) => `topic ${slug}`),
    };
  };

  return {
    file,
    find,
    /** Returns the ranges of a text to highlight. */
    matchesIn: (text: string, query: string) => findMatches(text, parseQuery(query)),
  };
}

/** The site's search, fetched and indexed once. */
export const siteSearchQuery = queryOptions({
  queryKey: ["site-search"],
  // Indexes in `read`, so that a file of another build reloads the page.
  queryFn: ({ signal }) => fetchJson("/search.json", (value) => createSiteSearch(readSearchFile(value)), signal),
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

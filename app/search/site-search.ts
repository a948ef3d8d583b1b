import { queryOptions } from "@tanstack/react-query";
import { fetchJson } from "#app/lib/fetch-json.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { createFulltextIndex, type FulltextDocument, memoize } from "./fulltext-index.ts";
import { findMatches } from "./highlight.tsx";
import { parseQuery } from "./match-word.ts";
import { keysOf } from "./normalize-words.ts";
import { normalizeChapter, searchChapters } from "./search-chapters.ts";
import { readSearchFile, type SearchFile } from "./search-file.ts";
import { createSubstringIndex, textsOfEpisode, textsOfGuest } from "./substring-index.ts";

/** Episodes whose chapters are looked through for moments: nobody reads further. */
const searchedForMoments = 60;

export type SiteSearch = ReturnType<typeof createSiteSearch>;

/** What was found of each kind, the best first. */
export type Found = ReturnType<SiteSearch["find"]>;

/** Indexes everything that the build wrote down for the search. */
export function createSiteSearch(file: SearchFile) {
  const { episodes, guests, quizzes, memes, topics } = file;
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

  const chaptersOf = memoize((episode: SearchFile["episodes"][number]) => ({
    chapters: episode.chapters.map(normalizeChapter),
    about: keysOf(`${episode.title}\n${episode.guest}`),
  }));

  return {
    file,
    /**
     * Everything that has all words of a query, and after it the episodes and guests that hold the query as it stands in
     * their texts (the search of the specification, section 5): for an empty query all of these.
     */
    find: (query: string) => {
      const words = parseQuery(query);
      const scores = scoresOf(query);
      const best = <Item>(items: readonly Item[], idOf: (item: Item) => string) => {
        const scoreOf = (item: Item) => scores.get(idOf(item)) ?? 0;
        return items.filter((item) => scoreOf(item) > 0).toSorted((a, b) => scoreOf(b) - scoreOf(a));
      };
      const foundEpisodes = best(episodes, ({ slug }) => `episode ${slug}`);
      const foundGuests = best(guests, ({ id }) => `guest ${id}`);
      return {
        episodes: [...new Set([...foundEpisodes, ...episodesHolding(query)])],
        guests: [...new Set([...foundGuests, ...guestsHolding(query)])],
        moments: foundEpisodes
          .slice(0, searchedForMoments)
          .flatMap((episode) => searchChapters(words, chaptersOf(episode)).map((moment) => ({ ...moment, episode })))
          .toSorted((a, b) => b.score - a.score),
        quizzes: best(quizzes, ({ id }) => `quiz ${id}`),
        memes: best(memes, ({ filename }) => `meme ${filename}`),
        topics: best(topics, ({ slug }) => `topic ${slug}`),
      };
    },
    /** The moments of one episode that a query means, the best first. */
    momentsOf: (slug: string, query: string) => {
      const episode = episodes.find((candidate) => candidate.slug === slug);
      return episode ? searchChapters(parseQuery(query), chaptersOf(episode)) : [];
    },
    /** What a query means in a text. */
    matchesIn: (text: string, query: string) => findMatches(text, parseQuery(query)),
  };
}

/** The search over everything: the file that the build wrote, checked and indexed once, on arrival. */
export const siteSearchQuery = queryOptions({
  queryKey: ["site-search"],
  // Made while it is read, so that a file of another build reloads the page.
  queryFn: ({ signal }) => fetchJson("/search.json", (value) => createSiteSearch(readSearchFile(value)), signal),
  // Offline it fails after one try, which the service worker may answer, instead of waiting: so that it can be told.
  networkMode: "always",
  retry: (failures) => failures < 3 && navigator.onLine,
  structuralSharing: false,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Fetches and indexes what there is, once a visit. Rejects when it does not come. */
export function loadSiteSearch(): Promise<SiteSearch> {
  return queryClient.fetchQuery(siteSearchQuery);
}

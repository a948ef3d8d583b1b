import { queryOptions } from "@tanstack/react-query";
import { fetchJson } from "#app/lib/fetch-json.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { createFulltextIndex, type FulltextDocument, memoize } from "./fulltext-index.ts";
import { findMatches, type Match } from "./highlight.tsx";
import { parseQuery } from "./match-word.ts";
import { keysOf } from "./normalize-words.ts";
import { type ChapterMatch, normalizeChapter, searchChapters } from "./search-chapters.ts";
import { readSearchFile, type SearchFile } from "./search-file.ts";
import { createSubstringIndex, textsOfEpisode, textsOfGuest } from "./substring-index.ts";

type SearchedEpisode = SearchFile["episodes"][number];
type SearchedGuest = SearchFile["guests"][number];

/** A moment with the episode it is in. */
export type EpisodeMoment = ChapterMatch & { episode: SearchedEpisode };

/** What was found of each kind, the best first. */
export type Found = {
  episodes: SearchedEpisode[];
  guests: SearchedGuest[];
  moments: EpisodeMoment[];
  quizzes: SearchFile["quizzes"];
  memes: SearchFile["memes"];
  topics: SearchFile["topics"];
};

export type SiteSearch = {
  /**
   * Everything that has all words of a query, and after it the episodes and guests that hold the query as it stands in
   * their texts (the search of the specification, section 5). Nothing for an empty query.
   */
  find: (query: string) => Found;
  /** The moments of one episode that a query means. */
  momentsOf: (slug: string, query: string) => ChapterMatch[];
  /** What a query means in a text. */
  matchesIn: (text: string, query: string) => Match[];
  file: SearchFile;
};

/** Episodes whose chapters are looked through for moments: nobody reads further. */
const searchedForMoments = 60;

/** Indexes everything that the build wrote down for the search. */
export function createSiteSearch(file: SearchFile): SiteSearch {
  const { episodes, guests, quizzes, memes, topics } = file;
  const scoresOf = createFulltextIndex([
    ...episodes.map(episodeDocument),
    ...guests.map(guestDocument),
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

  const chaptersOf = memoize((episode: SearchedEpisode) => ({
    chapters: episode.chapters.map(normalizeChapter),
    about: keysOf(`${episode.title}\n${episode.guest}`),
  }));

  function momentsIn(episode: SearchedEpisode, query: string): ChapterMatch[] {
    const words = parseQuery(query);
    return words.length > 0 ? searchChapters(words, chaptersOf(episode)) : [];
  }

  return {
    file,
    find: (query) => {
      const isEmpty = query.trim() === "";
      const scores = scoresOf(query);
      const best = <Item>(items: readonly Item[], idOf: (item: Item) => string) =>
        items
          .map((item) => ({ item, score: scores.get(idOf(item)) ?? 0 }))
          .filter(({ score }) => score > 0)
          .toSorted((a, b) => b.score - a.score)
          .map(({ item }) => item);
      const foundEpisodes = best(episodes, ({ slug }) => `episode ${slug}`);
      const foundGuests = best(guests, ({ id }) => `guest ${id}`);
      return {
        episodes: isEmpty ? [] : [...new Set([...foundEpisodes, ...episodesHolding(query)])],
        guests: isEmpty ? [] : [...new Set([...foundGuests, ...guestsHolding(query)])],
        moments: foundEpisodes
          .slice(0, searchedForMoments)
          .flatMap((episode) => momentsIn(episode, query).map((moment) => ({ ...moment, episode })))
          .toSorted((a, b) => b.score - a.score),
        quizzes: best(quizzes, ({ id }) => `quiz ${id}`),
        memes: best(memes, ({ filename }) => `meme ${filename}`),
        topics: best(topics, ({ slug }) => `topic ${slug}`),
      };
    },
    momentsOf: (slug, query) => {
      const episode = episodes.find((candidate) => candidate.slug === slug);
      return episode ? momentsIn(episode, query) : [];
    },
    matchesIn: (text, query) => findMatches(text, parseQuery(query)),
  };
}

function episodeDocument({
  slug,
  title,
  guest,
  tags,
  chapters,
  description,
  also = "",
}: SearchedEpisode): FulltextDocument {
  return {
    id: `episode ${slug}`,
    title,
    names: guest,
    tags: tags.join("\n"),
    parts: chapters.map(({ label }) => label).join("\n"),
    text: description,
    also: [also, ...chapters.map((chapter) => chapter.also ?? "")].join("\n"),
    lead: "Listen to Episode",
  };
}

function guestDocument({ id, name, title = "", tags, bio, tagline, episode }: SearchedGuest): FulltextDocument {
  return {
    id: `guest ${id}`,
    title: name,
    names: title,
    tags: tags.join("\n"),
    text: `${bio}\n${tagline}`,
    lead: `View Guest Episode ${episode.number} ${id}`,
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

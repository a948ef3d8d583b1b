import { type ReactNode, useMemo } from "react";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { languageOf } from "#app/lib/text.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { cutSnippet, highlighterOf } from "#app/search/highlight.tsx";
import { useSiteSearch } from "#app/search/search-hooks.ts";
import type { SearchResults } from "#app/search/site-search.ts";
import { createSubstringIndex, textsOfEpisode } from "#app/search/substring-index.ts";
import { Link } from "#app/ui/link.tsx";

/** Maximum moments per card. The episode's page has all. */
const shownMoments = 3;

/**
 * Returns the episodes that match a query, best first, and `highlights` for their cards. Until the search has loaded,
 * finds only substrings.
 */
export function useEpisodeSearch(episodes: readonly EpisodeSummary[], query: string) {
  const { search, isLoading, preload } = useSiteSearch(query);
  // Memoized, so that the memoized cards do not render again.
  const results = useMemo(() => {
    if (query === "") return { matching: episodes };
    if (!search) return { matching: createSubstringIndex(episodes, textsOfEpisode)(query) };
    const best = search.find(query);
    const bySlug = new Map(episodes.map((episode) => [episode.slug, episode]));
    return {
      matching: best.episodes.flatMap(({ slug }) => bySlug.get(slug) ?? []),
      highlights: highlightsOf(best),
    };
  }, [episodes, query, search]);
  return { ...results, isLoading, preload };
}

/**
 * Returns two functions for cards: `highlight` marks the query in a text, `notes` renders the matching moments, or else
 * an excerpt of the description.
 */
function highlightsOf({ moments, terms }: SearchResults) {
  const highlight = highlighterOf(terms);
  return {
    highlight,
    notes: ({ slug, description }: EpisodeSummary) => {
      const best = moments.filter(({ episode }) => episode.slug === slug).slice(0, shownMoments);
      const inOrder = best.toSorted((a, b) => a.seconds - b.seconds);
      if (inOrder.length > 0) return <Moments slug={slug} moments={inOrder} highlight={highlight} />;
      const snippet = cutSnippet(description, terms);
      return (
        snippet && (
          <p lang="ka" className="mt-3 border-l-2 border-line pl-3 text-sm text-muted">
            {highlight(snippet)}
          </p>
        )
      );
    },
  };
}

type MomentsProps = { slug: string; moments: SearchResults["moments"]; highlight: (text: string) => ReactNode };

/** The moments of an episode that match a query. Each links to its start in the video. */
function Moments({ slug, moments, highlight }: MomentsProps) {
  return (
    <ul aria-label="Moments" className="relative z-10 mt-3 border-l-2 border-mint">
      {moments.map(({ seconds, label }) => (
        <li key={`${seconds} ${label}`}>
          <Link
            to={`/episodes/${slug}?t=${seconds}`}
            className="grid min-h-11 grid-cols-[4rem_1fr] items-center gap-2 py-1.5 pl-3 text-sm leading-snug hover:text-mint"
          >
            <span className="label-mono text-mint">{formatTimestamp(seconds)}</span>
            <span lang={languageOf(label)}>{highlight(label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

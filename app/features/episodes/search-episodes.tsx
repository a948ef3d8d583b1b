import type { ReactNode } from "react";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { languageOf } from "#app/lib/words.ts";
import { cutSnippet, Highlight } from "#app/search/highlight.tsx";
import { type Found, loadSiteSearch } from "#app/search/site-search.ts";
import { Link } from "#app/ui/link.tsx";

/** Maximum moments per card. The episode's page has all. */
const shownMoments = 3;

/** Loads the search for the list. Import it on demand. */
export async function createEpisodeFinder() {
  const search = await loadSiteSearch();
  return {
    /** Returns the episodes that match a query, best first. */
    find: (episodes: readonly EpisodeSummary[], query: string) => {
      const bySlug = new Map(episodes.map((episode) => [episode.slug, episode]));
      return search.find(query).episodes.flatMap(({ slug }) => bySlug.get(slug) ?? []);
    },
    /**
     * Returns two functions for cards: `mark` highlights the query in a text, `notes` renders the matching moments, or
     * else an excerpt of the description.
     */
    findings: (query: string) => {
      const { moments } = search.find(query);
      const mark = (text: string) => <Highlight text={text} matches={search.matchesIn(text, query)} />;
      return {
        mark,
        notes: ({ slug, description }: EpisodeSummary) => {
          const found = moments.filter(({ episode }) => episode.slug === slug).slice(0, shownMoments);
          if (found.length > 0) return <Moments slug={slug} moments={found} mark={mark} />;
          const matches = search.matchesIn(description, query);
          return matches.length > 0 && <Snippet text={cutSnippet(description, matches)} mark={mark} />;
        },
      };
    },
  };
}

type Marked = { mark: (text: string) => ReactNode };

/** The moments of an episode that match a query. Each links to its start in the video. */
function Moments({ slug, moments, mark }: Marked & { slug: string; moments: Found["moments"] }) {
  return (
    <ul aria-label="Moments" className="relative z-10 mt-3 border-l-2 border-mint">
      {moments.map(({ seconds, label }) => (
        <li key={`${seconds} ${label}`}>
          <Link
            to={`/episodes/${slug}?t=${seconds}`}
            className="grid min-h-11 grid-cols-[4rem_1fr] items-center gap-2 py-1.5 pl-3 text-sm leading-snug hover:text-mint"
          >
            <span className="label-mono text-mint">{formatTimestamp(seconds)}</span>
            <span lang={languageOf(label)}>{mark(label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** An excerpt of an episode's description around the first match. */
function Snippet({ text, mark }: Marked & { text: string }) {
  return (
    <p lang="ka" className="mt-3 border-l-2 border-line pl-3 text-sm text-muted">
      {mark(text)}
    </p>
  );
}

import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { languageOf } from "#app/lib/words.ts";
import { cutSnippet, Highlight } from "#app/search/highlight.tsx";
import { loadSiteSearch, type SiteSearch } from "#app/search/site-search.ts";
import { Link } from "#app/ui/link.tsx";

/** Moments under one card: more are on the episode's own page. */
const shownMoments = 3;

/** Fetches the search for the list. Import it when it is wanted. */
export async function createEpisodeFinder() {
  const search = await loadSiteSearch();
  return {
    /** The episodes of the list that a query means, the best first. */
    find: (episodes: readonly EpisodeSummary[], query: string) => {
      const bySlug = new Map(episodes.map((episode) => [episode.slug, episode]));
      return search.find(query).episodes.flatMap(({ slug }) => bySlug.get(slug) ?? []);
    },
    /** What cards show of a query: their texts with what it means in them, and where in the episode that is spoken of. */
    findings: (query: string) => ({
      mark: (text: string) => <Highlight text={text} matches={search.matchesIn(text, query)} />,
      notes: (episode: EpisodeSummary) => <FoundInEpisode search={search} episode={episode} query={query} />,
    }),
  };
}

type Props = { search: SiteSearch; episode: EpisodeSummary; query: string };

/** Where in an episode a query is spoken of: its moments, each leading to its second; without any, the notes around it. */
function FoundInEpisode({ search, episode: { slug, description }, query }: Props) {
  const moments = search.momentsOf(slug, query);
  if (moments.length > 0) {
    return (
      <ul aria-label="Moments" className="relative z-10 mt-3 border-l-2 border-mint">
        {moments.slice(0, shownMoments).map(({ seconds, label }) => (
          <li key={seconds}>
            <Link
              to={`/episodes/${slug}?t=${seconds}`}
              className="grid min-h-11 grid-cols-[4rem_1fr] items-center gap-2 py-1.5 pl-3 text-sm leading-snug hover:text-mint"
            >
              <span className="label-mono text-mint">{formatTimestamp(seconds)}</span>
              <span lang={languageOf(label)}>
                <Highlight text={label} matches={search.matchesIn(label, query)} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    );
  }
  const marks = search.matchesIn(description, query);
  if (marks.length === 0) return null;
  const snippet = cutSnippet(description, marks);
  return (
    <p lang="ka" className="mt-3 border-l-2 border-line pl-3 text-sm text-muted">
      <Highlight text={snippet} matches={search.matchesIn(snippet, query)} />
    </p>
  );
}

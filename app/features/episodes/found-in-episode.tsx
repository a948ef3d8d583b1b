import { languageOf } from "#app/lib/language-of.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { cutSnippet } from "#app/search/find-matches.ts";
import { Highlight } from "#app/search/highlight.tsx";
import type { SiteSearch } from "#app/search/site-search.ts";
import { Link } from "#app/ui/link.tsx";

/** Moments under one card: more are on the episode's own page. */
const shownMoments = 3;

type Props = { search: SiteSearch; slug: string; description: string; query: string };

/** Where in an episode a query is spoken of: its moments, each leading to its second; without any, the notes around it. */
export function FoundInEpisode({ search, slug, description, query }: Props) {
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

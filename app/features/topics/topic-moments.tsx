import type { TopicMoment } from "#app/content/topics.server.ts";
import { languageOf } from "#app/lib/language-of.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { Link } from "#app/ui/link.tsx";

/** Where a topic is spoken of, by episodes, each leading to its second. */
export function TopicMoments({ moments }: { moments: readonly TopicMoment[] }) {
  const byEpisode = [...Map.groupBy(moments, ({ slug }) => slug).values()];
  return (
    <div className="gap-x-12 lg:columns-2">
      {byEpisode.map((group) => (
        <MomentGroup key={group[0]?.slug} moments={group} />
      ))}
    </div>
  );
}

function MomentGroup({ moments }: { moments: readonly TopicMoment[] }) {
  const [first] = moments;
  if (!first) return null;
  const name = first.guest || first.topic;
  return (
    <section className="mb-8 break-inside-avoid">
      <h3 className="text-base font-semibold">
        <Link
          to={`/episodes/${first.slug}`}
          className="inline-flex min-h-11 flex-wrap items-center gap-x-3 wrap-anywhere hover:text-mint"
        >
          <span className="label-mono text-muted">#{first.number}</span>
          <span lang={languageOf(name)}>{name}</span>
        </Link>
      </h3>
      <ul className="border-l border-line">
        {moments.map(({ slug, seconds, label }) => (
          <li key={seconds}>
            <Link
              to={`/episodes/${slug}?t=${seconds}`}
              className="-ml-px grid min-h-11 grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-2 border-l-2 border-transparent py-2 pl-3 text-sm wrap-anywhere transition-colors duration-150 hover:border-mint hover:text-mint"
            >
              <span className="label-mono text-mint">{formatTimestamp(seconds)}</span>
              <span lang={languageOf(label)}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { type ReactNode, useId } from "react";
import type { TopicContent, TopicMoment } from "#app/content/topic-page.server.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { languageOf } from "#app/lib/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { GuestRow } from "#app/ui/guest-row.tsx";
import { Link } from "#app/ui/link.tsx";

/** Maximum number of items per section. The list pages have the rest. */
export const shownAtMost = { episodes: 30, moments: 60, guests: 30, quizzes: 30 };

type Props = {
  title: string;
  /** The total number of items. */
  count: number;
  /** The number of items in the section. */
  shown: number;
  /** URL of the list page with the rest. */
  more?: string;
  children: ReactNode;
};

/** A section of a topic's page, with its total. */
export function TopicSection({ title, count, shown, more, children }: Props) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section id={partId(title)} aria-labelledby={id} className="mt-14 first-of-type:mt-4 md:first-of-type:mt-8">
      <h2 id={id} className="mb-6 text-2xl">
        {title} <span className="label-mono text-muted">{count}</span>
      </h2>
      {children}
      {more && shown < count && (
        <ButtonLink to={more} className="mt-8">
          More {title}
        </ButtonLink>
      )}
    </section>
  );
}

/** Returns the id of a section, for links within the page. */
export function partId(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}

export function TopicGuests({ guests }: Pick<TopicContent, "guests">) {
  return (
    <ul className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
      {guests.map((guest) => (
        <li key={guest.id}>
          <GuestRow guest={guest} />
        </li>
      ))}
    </ul>
  );
}

/** The moments on a topic, grouped by episode. Each links to its start in the video. */
export function TopicMoments({ moments }: { moments: readonly TopicMoment[] }) {
  const episodes = new Map(
    moments.map(({ slug, number, guest, subject }) => [slug, { number, name: guest || subject }]),
  );
  return (
    <div className="gap-x-12 lg:columns-2">
      {[...episodes].map(([slug, { number, name }]) => (
        <section key={slug} className="mb-8 break-inside-avoid">
          <h3 className="text-base font-semibold">
            <Link
              to={`/episodes/${slug}`}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-3 wrap-anywhere hover:text-mint"
            >
              <span className="label-mono text-muted">#{number}</span>
              <span lang={languageOf(name)}>{name}</span>
            </Link>
          </h3>
          <ul className="border-l border-line">
            {moments
              .filter((moment) => moment.slug === slug)
              .map(({ seconds, label }) => (
                <li key={seconds}>
                  <Link
                    to={`/episodes/${slug}?t=${seconds}`}
                    className="-ml-px grid min-h-11 grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-2 border-l-2 border-transparent py-2 pl-3 text-sm wrap-anywhere transition-colors hover:border-mint hover:text-mint"
                  >
                    <span className="label-mono text-mint">{formatTimestamp(seconds)}</span>
                    <span lang={languageOf(label)}>{label}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function TopicQuizzes({ quizzes }: Pick<TopicContent, "quizzes">) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {quizzes.map(({ id, title, difficulty, episode }) => (
        <li key={id} className="border-t border-line">
          <Link
            to={`/quizzes/${id}`}
            className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-2.5 wrap-anywhere hover:text-mint"
          >
            <span lang={languageOf(title)}>{title}</span>
            <span className="label-mono wrap-anywhere text-muted">
              {episode && `#${episode.number} · `}
              {difficulty}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from "react";
import type { TopicContent, TopicMoment, TopicSession } from "#app/content/topic-pages.server.ts";
import { languageOf } from "#app/lib/text.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { GuestRow } from "#app/ui/guest-row.tsx";
import { Link } from "#app/ui/link.tsx";

/** A section of a topic's page, with its number of items. Empty sections are left out. */
export function TopicSection({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const id = sectionId(title);
  if (count === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-14 first-of-type:mt-4 md:first-of-type:mt-8">
      <h2 id={`${id}-title`} className="mb-6 text-2xl">
        {title} <span className="label-mono text-muted">{count}</span>
      </h2>
      {children}
    </section>
  );
}

/** Returns the id of a section, for links within the page. */
export function sectionId(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}

type MomentsProps = { sessions: readonly TopicSession[]; moments: readonly TopicMoment[] };

/** The moments on a topic, grouped by session. Each links to its start in the video. */
export function TopicMoments({ sessions, moments }: MomentsProps) {
  const groups = sessions.map((session) => ({
    ...session,
    own: moments.filter(({ slug }) => slug === session.slug),
  }));
  return (
    <div className="gap-x-12 lg:columns-2">
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ slug, number, name, own }) => (
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
              {own.map(({ seconds, label }) => (
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

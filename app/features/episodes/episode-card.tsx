import { clsx } from "clsx";
import { type CSSProperties, memo, type ReactNode } from "react";
import { EpisodeCover } from "#app/artwork/episode-cover.tsx";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { topicName, topicPath } from "#app/content/topics.ts";
import { formatDate } from "#app/lib/dates.ts";
import { languageOf } from "#app/lib/words.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { Link } from "#app/ui/link.tsx";
import { TagLink } from "#app/ui/tag.tsx";
import { ListeningProgress, ListeningMarks } from "./listening-marks.tsx";

/** The client's number of tags on a card before '+N'. */
const shownTags = 3;

/**
 * Inline styles, because Tailwind would add classes to the production style sheet, and only development shows the
 * mark.
 */
const draftMark: CSSProperties = { color: "#1b1b1b", background: "#ffcf7d", padding: "0 6px" };

type Props = {
  episode: EpisodeSummary;
  headingLevel?: "h2" | "h3";
  /** Highlights the matches of a search in a text. */
  mark?: (text: string) => ReactNode;
  /** Renders the moments that a search has found in the episode. */
  notes?: (episode: EpisodeSummary) => ReactNode;
  className?: string;
};

/** An episode's card: cover, title, guest, and the visitor's marks and progress. */
export const EpisodeCard = memo(function EpisodeCard({
  episode,
  headingLevel: Heading = "h2",
  mark = String,
  notes,
  className,
}: Props) {
  const { id, slug, number, guest, subject, date, duration, tags, tagInfo } = episode;
  return (
    <article className={clsx("group @container relative flex flex-col laid-out-late-25", className)}>
      <div className="card-cover relative aspect-video overflow-hidden rounded-md">
        <EpisodeCover
          number={number}
          slug={slug}
          tags={tags}
          className="transition-[scale] duration-200 group-hover:scale-[1.03]"
        />
        <ListeningProgress episodeId={id} />
      </div>
      <Heading className="mt-4 text-lg leading-snug font-semibold">
        <Link
          to={`/episodes/${slug}`}
          // Opening an episode from its card counts as a play. Playing it afterwards does not count again
          // (isSameSitting), nor does the second half of a double click.
          onClick={({ detail }) => detail < 2 && useAnalytics.getState().recordPlay(id)}
          // A middle click opens it in a new tab.
          onAuxClick={({ button }) => button === 1 && useAnalytics.getState().recordPlay(id)}
          className="after:absolute after:inset-0 hover:text-mint"
        >
          <span className="sr-only">Episode #{number}: </span>
          {guest && (
            <span lang={languageOf(guest)} className="block">
              {mark(guest)}
            </span>
          )}
          <span lang={languageOf(subject)} className={guest ? "mt-1 block text-base font-normal text-muted" : "block"}>
            {mark(subject)}
          </span>
        </Link>
      </Heading>
      <div className="mt-1 flex items-center justify-between gap-2 @max-[12rem]:flex-wrap">
        <p className="text-sm text-muted">
          <time dateTime={date} lang="ka" className="@max-[18rem]:block">
            {formatDate(date)}
          </time>
          <span aria-hidden="true" className="@max-[18rem]:hidden">
            {" · "}
          </span>
          {import.meta.env.DEV && episode.draft ? <strong style={draftMark}>draft</strong> : `${duration} min`}
        </p>
        <ListeningMarks episodeId={id} title={`#${number} ${guest || subject}`} />
      </div>
      {notes?.(episode)}
      <ul aria-label="Tags" className="mt-auto -mb-2 flex flex-wrap items-center gap-x-1.5">
        {tags.slice(0, shownTags).map((tag) => (
          <li key={tag}>
            <TagLink to={topicPath(tag, tagInfo)} lang={languageOf(tag)}>
              {topicName(tag, tagInfo)}
            </TagLink>
          </li>
        ))}
        {tags.length > shownTags && (
          <li>
            <TagLink>+{tags.length - shownTags}</TagLink>
          </li>
        )}
      </ul>
    </article>
  );
});

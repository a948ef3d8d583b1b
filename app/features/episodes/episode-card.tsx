import { clsx } from "clsx";
import { type ComponentProps, memo, type ReactNode } from "react";
import { useViewTransitionState } from "react-router";
import { EpisodeCover } from "#app/artwork/episode-cover.tsx";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { tagLinks } from "#app/content/topics.ts";
import { languageOf } from "#app/lib/text.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { Link } from "#app/ui/link.tsx";
import { TagList } from "#app/ui/tag.tsx";
import { EpisodeMeta } from "./episode-meta.tsx";
import { ListeningProgress, ListeningMarks } from "./listening-marks.tsx";

/** Number of tags on a card before '+N' (agreed with the client). */
const shownTags = 3;

type Props = {
  episode: EpisodeSummary;
  headingLevel?: "h2" | "h3";
  /** Highlights the matches of a search in a text. */
  mark?: (text: string) => ReactNode;
  /** Renders the moments that a search has found in the episode. */
  notes?: (episode: EpisodeSummary) => ReactNode;
};

/** An episode's card: cover, title, guest, and the visitor's marks and progress. */
export const EpisodeCard = memo(function EpisodeCard({
  episode,
  headingLevel: Heading = "h2",
  mark = String,
  notes,
}: Props) {
  const { id, slug, number, guest, subject, date, duration, tags, tagInfo } = episode;
  return (
    <article
      className={clsx(
        "group @container relative grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr]",
        "phone-row:grid-cols-[min(7rem,32%)_minmax(0,1fr)] phone-row:grid-rows-none phone-row:gap-x-3",
      )}
    >
      <MovingCover path={`/episodes/${slug}`}>
        <EpisodeCover
          number={number}
          slug={slug}
          tags={tags}
          className="transition-[scale] duration-200 group-hover:scale-[1.03]"
        />
        <ListeningProgress episodeId={id} />
      </MovingCover>
      <Heading className="col-span-2 mt-4 text-lg leading-snug font-semibold phone-row:col-span-1 phone-row:mt-0 phone-row:text-base phone-row:leading-snug">
        <Link
          to={`/episodes/${slug}`}
          // Opening an episode from its card counts as a play. Playing it afterwards does not count again
          // (isSameSitting), nor does the second half of a double click.
          onClick={({ detail }) => detail < 2 && useAnalytics.getState().recordPlay(id)}
          // Also counts a middle click, which opens the episode in a new tab.
          onAuxClick={({ button }) => button === 1 && useAnalytics.getState().recordPlay(id)}
          className="after:absolute after:inset-0 hover:text-mint"
        >
          <span className="sr-only">Episode #{number}: </span>
          {guest && (
            <span lang={languageOf(guest)} className="block">
              {mark(guest)}
            </span>
          )}
          <span
            lang={languageOf(subject)}
            className={clsx(
              guest ? "mt-1 block text-base font-normal text-muted phone-row:mt-0 phone-row:text-sm" : "block",
              "phone-row:leading-snug",
              guest ? "phone-row:line-clamp-2" : "phone-row:line-clamp-3",
            )}
          >
            {mark(subject)}
          </span>
        </Link>
      </Heading>
      {notes && <div className="col-span-2 phone-row:row-start-4">{notes(episode)}</div>}
      <p className="mt-2 self-center text-sm text-muted @max-[18rem]:text-xs phone-row:col-start-2 phone-row:mt-0.5 phone-row:text-xs">
        <EpisodeMeta date={date} duration={duration} />
      </p>
      <ListeningMarks
        episodeId={id}
        title={`#${number} ${guest || subject}`}
        className="mt-0.5 -mb-1.5 self-center @max-[12rem]:col-span-2 phone-row:col-start-1 phone-row:row-span-2 phone-row:row-start-2 phone-row:m-0 phone-row:-ml-3 phone-row:self-start"
      />
      <TagList
        tags={tagLinks(tags, tagInfo)}
        shown={shownTags}
        className="col-span-2 mt-2 phone-row:col-span-1 phone-row:col-start-2 phone-row:mt-0 phone-row:text-xs"
      />
    </article>
  );
});

/** The cover of a card, which morphs to and from the poster of its page (app.css). */
function MovingCover({ path, children }: { path: string; children: ReactNode }) {
  const isMoving = useViewTransitionState(path);
  return (
    <div
      data-moving={isMoving || undefined}
      className="relative col-span-2 aspect-video overflow-hidden rounded-md phone-row:col-span-1 phone-row:self-start"
    >
      {children}
    </div>
  );
}

/** Cards in columns. On phones the first is a large card and the others are rows. */
export function EpisodeGrid({ className, ...props }: ComponentProps<"div">) {
  return <div className={clsx("rows-on-phones grid gap-x-6 gap-y-4 md:gap-y-12", className)} {...props} />;
}

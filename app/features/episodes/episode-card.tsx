import { clsx } from "clsx";
import { memo, type ReactNode } from "react";
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
  highlight?: (text: string) => ReactNode;
  /** Renders the moments that a search has found in the episode. */
  notes?: (episode: EpisodeSummary) => ReactNode;
};

/** An episode's card: cover, title, guest, and the visitor's marks (completed, favorite) and progress. */
export const EpisodeCard = memo(function EpisodeCard({
  episode,
  headingLevel: Heading = "h2",
  highlight = String,
  notes,
}: Props) {
  const { id, slug, number, guest, subject, date, duration, tags, tagInfo } = episode;
  return (
    <article data-card="" className="group @container relative grid episode-card">
      <MovingCover path={`/episodes/${slug}`}>
        <EpisodeCover
          number={number}
          slug={slug}
          tags={tags}
          className="transition-[scale] duration-200 group-hover:scale-[1.03]"
        />
        <ListeningProgress episodeId={id} />
      </MovingCover>
      <Heading className="mt-4 text-lg leading-snug font-semibold [grid-area:title]">
        <Link
          to={`/episodes/${slug}`}
          // Opening an episode from its card counts as a play. Playing it afterwards does not count again
          // (isCountedPlay), nor does the second half of a double click.
          onClick={({ detail }) => detail < 2 && useAnalytics.getState().recordPlay(id)}
          // A middle click opens the episode in a new tab, so it counts, too.
          onAuxClick={({ button }) => button === 1 && useAnalytics.getState().recordPlay(id)}
          className="group-hover:text-mint after:absolute after:inset-0"
        >
          <span className="sr-only">Episode #{number}: </span>
          {guest && (
            <span lang={languageOf(guest)} className="block">
              {highlight(guest)}
            </span>
          )}
          <span
            lang={languageOf(subject)}
            className={clsx("line-clamp-3", guest && "mt-0.5 text-base leading-snug font-normal text-muted")}
          >
            {highlight(subject)}
          </span>
        </Link>
      </Heading>
      {notes && <div className="[grid-area:notes]">{notes(episode)}</div>}
      <p className="mt-2 self-center text-sm text-muted [grid-area:facts] @max-[18rem]:text-xs">
        <EpisodeMeta date={date} duration={duration} />
      </p>
      <ListeningMarks
        episodeId={id}
        title={`#${number} ${guest || subject}`}
        className="mt-0.5 -mb-1.5 self-center [grid-area:marks]"
      />
      <TagList tags={tagLinks(tags, tagInfo)} shown={shownTags} className="mt-2 [grid-area:tags]" />
    </article>
  );
});

/** The cover of a card, which morphs to and from the poster of its page (app.css). */
function MovingCover({ path, children }: { path: string; children: ReactNode }) {
  const isMoving = useViewTransitionState(path);
  return (
    <div
      data-moving={isMoving || undefined}
      className="@container relative aspect-video overflow-hidden rounded-md [grid-area:cover]"
    >
      {children}
    </div>
  );
}

type GridProps = Omit<Props, "episode"> & { episodes: readonly EpisodeSummary[]; isWide?: boolean; className?: string };

/** Cards in three columns, or four if `isWide`. On phones the first is a large card and the others are rows. */
export function EpisodeGrid({ episodes, isWide = false, className, ...props }: GridProps) {
  const columns = isWide ? "lg:grid-cols-4" : "lg:grid-cols-3";
  return (
    <div className={clsx("episode-list grid gap-x-6 gap-y-4 md:grid-cols-2 md:gap-y-12", columns, className)}>
      {episodes.map((episode) => (
        <EpisodeCard key={episode.id} episode={episode} {...props} />
      ))}
    </div>
  );
}

import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import type { Episode } from "#app/content/episodes.server.ts";
import { tagLinks } from "#app/content/topics.ts";
import type { Track } from "#app/content/track.ts";
import { languageOf } from "#app/lib/text.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { PlayLink } from "#app/player/play-link.tsx";
import { usePlayerStore } from "#app/player/player-store.ts";
import { GuestRow } from "#app/ui/guest-row.tsx";
import { ExternalLink } from "#app/ui/link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { copyWithToast, ShareButton } from "#app/ui/share-button.tsx";
import { TagList } from "#app/ui/tag.tsx";
import { ChapterList } from "./chapter-list.tsx";
import { EpisodeMeta } from "./episode-meta.tsx";
import { EpisodePlayer } from "./episode-player.tsx";
import { ListeningMarks } from "./listening-marks.tsx";

type Props = {
  episode: Episode;
  track: Track;
  /** The guest, if they have a page. */
  guestRow?: ComponentProps<typeof GuestRow>["guest"] | undefined;
  /** Full-width content below, for example quizzes. */
  children?: ReactNode;
};

/** An episode's page: title, video, chapters and show notes. */
export function EpisodeDetails({ episode, track, guestRow, children }: Props) {
  const { id, number, slug, guest, subject, title, chapters, beforeListening, links } = episode;
  const hasChapters = chapters.length > 0;
  return (
    <article>
      <header className="max-w-4xl">
        <p className="text-sm text-muted">
          <span className="font-semibold text-mint">Episode #{number}</span>
          <span aria-hidden="true"> · </span>
          <EpisodeMeta date={episode.date} duration={episode.duration} />
        </p>
        <h1 tabIndex={-1} lang={languageOf(title)} aria-label={title} className="mt-3 text-3xl">
          <span lang={languageOf(guest || subject) ?? "en"}>{guest || subject}</span>
        </h1>
        {guest && (
          <p lang={languageOf(subject)} className="mt-3 text-xl font-semibold text-muted">
            {subject}
          </p>
        )}
      </header>

      <div
        className={clsx(
          "mt-8 grid gap-x-12 gap-y-6",
          hasChapters ? "lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr]" : "max-w-4xl",
        )}
      >
        <div className="min-w-0">
          <EpisodePlayer key={id} episode={episode} track={track} hasBar={hasChapters} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-1 print:hidden">
            <ListeningMarks episodeId={id} title={`#${number} ${guest || subject}`} hasLabels />
            <ShareEpisode path={`/episodes/${slug}`} episodeId={id} />
          </div>
        </div>
        {hasChapters && <ChapterList key={id} track={track} />}
        <div className="min-w-0 lg:col-start-1">
          <p lang="ka" className="max-w-reading text-lg">
            {episode.description}
          </p>
          {guestRow && (
            <div className="mt-3">
              <GuestRow label="Guest" guest={guestRow} />
            </div>
          )}
          <TagList
            // Tags with a page come first.
            tags={tagLinks(episode.tags, episode.tagInfo).toSorted((a, b) => Number(!a.to) - Number(!b.to))}
            className="mt-4 print:hidden"
          />
        </div>
        <div className="mt-4 min-w-0 lg:col-start-1">
          <section aria-labelledby="about" className="max-w-reading">
            <h2 id="about" className="text-2xl">
              About This Episode
            </h2>
            <RichText
              text={episode.notes}
              duration={track.duration}
              className="mt-5"
              renderTimestamp={(label, seconds) => (
                <PlayLink track={track} seconds={seconds} className="label-mono text-link">
                  {label}
                </PlayLink>
              )}
            />
          </section>
          {beforeListening && <BeforeListening text={beforeListening} />}
          {links.length > 0 && <EpisodeLinks links={links} />}
        </div>
      </div>
      {children}
    </article>
  );
}

/** Our own note on an episode, separate from the show notes, because it is not from the episode. */
function BeforeListening({ text }: { text: string }) {
  return (
    <section
      aria-labelledby="before-listening"
      className="mt-10 border-l-4 border-warm bg-warm-soft px-5 py-6 md:px-8 md:py-7"
    >
      <h2 id="before-listening" lang="ka" className="text-xl text-warm">
        მოსმენამდე გამოგადგება
      </h2>
      <p lang="ka" className="mt-1 text-sm text-muted">
        ჩვენი შენიშვნა ეპიზოდს მიღმა
      </p>
      <RichText text={text} className="mt-4 max-w-reading" />
    </section>
  );
}

/**
 * Copies a link to an episode's page. During playback the link has the current second, and the toast offers the link
 * without it.
 */
function ShareEpisode({ path, episodeId }: { path: string; episodeId: string }) {
  const seconds = usePlayerStore(({ track, controls, seconds: now }) =>
    track?.id === episodeId && controls ? now : undefined,
  );
  if (seconds === undefined) return <ShareButton path={path} className="max-sm:px-3 max-sm:[&>svg]:hidden" />;

  const time = formatTimestamp(seconds);
  const shareStart = () => void copyWithToast(window.location.origin + path, "Link copied to clipboard!");
  return (
    <ShareButton
      path={`${path}?t=${seconds}`}
      toastOptions={{
        description: `It starts at ${time}.`,
        action: { label: "From the start", onClick: shareStart },
      }}
      className="tabular-nums max-sm:w-17 max-sm:px-1 max-sm:text-xs max-sm:[&>svg]:hidden"
    >
      Share at {time}
    </ShareButton>
  );
}

const linkGroups = [
  ["guest", "Guest"],
  ["sponsor", "Sponsors"],
  ["resource", "Resources"],
] as const;

/** An episode's links by group: the guest, sponsors and resources. */
function EpisodeLinks({ links }: Pick<Episode, "links">) {
  const shown = linkGroups
    .map(([name, heading]) => ({ heading, ofGroup: links.filter(({ group }) => group === name) }))
    .filter(({ ofGroup }) => ofGroup.length > 0);
  return (
    <section aria-labelledby="links" className="mt-10">
      <h2 id="links" className="text-lg">
        Links
      </h2>
      <div className="mt-3 space-y-4">
        {shown.map(({ heading, ofGroup }) => (
          <div key={heading} className="grid gap-x-6 border-t border-line pt-2 md:grid-cols-[7rem_minmax(0,1fr)]">
            <h3 className="py-2.5 label-mono text-muted">{heading}</h3>
            <ul>
              {ofGroup.map(({ label, url }) => (
                <li key={url}>
                  <ExternalLink
                    href={url}
                    lang={languageOf(label)}
                    className="inline-flex min-h-11 items-center py-2 leading-snug text-balance text-link"
                  >
                    {label}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

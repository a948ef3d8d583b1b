import { EpisodeCover } from "#app/artwork/episode-cover.tsx";
import { topicName, topicPath } from "#app/content/topics.ts";
import { languageOf } from "#app/lib/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TagLink } from "#app/ui/tag.tsx";
import { SheetSection } from "./session-sheet.tsx";
import type { WrappedEpisode } from "./wrapped-stats.ts";

const shownTags = 3;

/** The session that one comes back to. */
export function FavoriteEpisode({ episode }: { episode: WrappedEpisode }) {
  const { number, slug, tags, guest, topic, description, topicPages } = episode;
  return (
    <SheetSection title="Favorite Episode" className="mt-16">
      <article className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className="overflow-hidden rounded-md">
          <EpisodeCover number={number} slug={slug} tags={tags} />
        </div>
        <div>
          <h3 lang={languageOf(guest || topic)} className="text-xl leading-snug">
            <span className="sr-only">Episode #{number}: </span>
            {guest || topic}
          </h3>
          {guest && (
            <p lang={languageOf(topic)} className="mt-1 text-muted">
              {topic}
            </p>
          )}
          <p lang="ka" className="mt-4 text-sm">
            {description}
          </p>
          <ul aria-label="Topics" className="mt-2 flex flex-wrap gap-x-1.5">
            {tags.slice(0, shownTags).map((tag) => (
              <li key={tag}>
                <TagLink to={topicPath(tag, topicPages)} lang={languageOf(tag)}>
                  {topicName(tag, topicPages)}
                </TagLink>
              </li>
            ))}
          </ul>
          <ButtonLink to={`/episodes/${slug}`} variant="primary" className="mt-5">
            Replay Episode
          </ButtonLink>
        </div>
      </article>
    </SheetSection>
  );
}

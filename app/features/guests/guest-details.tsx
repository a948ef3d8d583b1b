import type { ReactNode } from "react";
import { Portrait } from "#app/artwork/portrait.tsx";
import type { Guest } from "#app/content/guests.server.ts";
import { tagLinks } from "#app/content/topics.ts";
import { languageOf } from "#app/lib/text.ts";
import { ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { TagList } from "#app/ui/tag.tsx";

type Props = {
  guest: Guest;
  video: ReactNode;
};

/** A guest's page: profile, biography, and the episode's video. */
export function GuestDetails({ guest, video }: Props) {
  const { name, title, bio, description, tagline, quote, tags, hue, picture, linkedin, links, tagInfo } = guest;
  const { episode, otherEpisodes = [] } = guest;
  const profiles = linkedin ? [{ label: "LinkedIn", url: linkedin }, ...links] : links;
  return (
    <article>
      <header className="@container print:[container-type:normal]">
        <div className="grid gap-x-12 gap-y-6 @min-[36rem]:grid-cols-[12rem_minmax(0,1fr)] @min-[36rem]:items-start @min-[60rem]:grid-cols-[16rem_minmax(0,1fr)]">
          <Portrait name={name} src={picture} hue={hue} className="w-40 max-w-full rounded-lg @min-[36rem]:w-full" />
          <div>
            <p lang="ka" className="text-sm font-semibold text-mint">
              {tagline}
            </p>
            <h1 tabIndex={-1} lang={languageOf(name)} className="mt-2 text-3xl">
              {name}
            </h1>
            {title && <p className="mt-3 text-lg font-semibold">{title}</p>}
            <p lang="ka" className="mt-3 max-w-reading text-lg text-muted">
              {bio}
            </p>
            {profiles.length > 0 && (
              <ul aria-label="Profiles" className="mt-5 flex flex-wrap gap-3">
                {profiles.map(({ label, url }) => (
                  <li key={url}>
                    <ButtonAnchor href={url} lang={languageOf(label)}>
                      {label}
                    </ButtonAnchor>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </header>

      <div className="mt-14 grid gap-x-12 gap-y-14 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="min-w-0 lg:col-start-2">
          <section aria-labelledby="about" className="max-w-reading">
            <h2 id="about" className="text-2xl">
              About {name.split(/\s/)[0]}
            </h2>
            <RichText text={description} className="mt-5" />
          </section>
          {quote && (
            <figure className="mt-14 max-w-reading border-l-4 border-warm pl-6 md:pl-8">
              <blockquote lang="ka" className="text-xl font-semibold text-warm">
                <p>„{quote}“</p>
              </blockquote>
              <figcaption className="mt-3 text-sm text-muted">{name}</figcaption>
            </figure>
          )}
          <section aria-labelledby="full-episode" className="mt-14">
            <h2 id="full-episode" className="text-2xl">
              Full Episode
            </h2>
            <EpisodeLine {...episode} />
            <div className="mt-5">{video}</div>
            {otherEpisodes.map((other) => (
              <EpisodeLine key={other.slug} {...other} />
            ))}
          </section>
          <div className="mt-10 flex flex-wrap gap-x-6 gap-y-2">
            <ButtonLink to="/episodes" variant="primary">
              Browse All Episodes
            </ButtonLink>
            <ButtonLink variant="text" to="/guests">
              Meet Other Guests
            </ButtonLink>
          </div>
        </div>
        <aside
          aria-label="Topics"
          className="lg:sticky lg:top-24 lg:z-10 lg:col-start-1 lg:row-start-1 lg:self-start lg:border-t lg:border-line lg:pt-5"
        >
          <h2 className="text-lg">Topics</h2>
          <TagList tags={tagLinks(tags, tagInfo)} className="mt-1" />
        </aside>
      </div>
    </article>
  );
}

function EpisodeLine({ slug, number, subject }: Pick<Guest["episode"], "slug" | "number" | "subject">) {
  return (
    <p className="mt-3">
      <Link to={`/episodes/${slug}`} className="group block max-w-reading">
        <span className="text-sm font-semibold text-mint">Episode #{number}</span>{" "}
        <span lang={languageOf(subject)} className="mt-1 block text-lg text-link">
          {subject}
        </span>
      </Link>
    </p>
  );
}

import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { languageOf } from "#app/lib/text.ts";
import { links, listeningLinks } from "#app/site.ts";
import { BrandIcon } from "#app/ui/brand-icon.tsx";
import { ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { ExternalLink, Link } from "#app/ui/link.tsx";
import { EpisodeGrid } from "./episode-card.tsx";

type Props = {
  previous?: EpisodeSummary;
  next?: EpisodeSummary;
  related: readonly EpisodeSummary[];
  discordMembers?: number | undefined;
};

/**
 * The end of an episode's page: subscribe, other platforms, discussion, the previous and next episodes, and related
 * ones.
 */
export function BelowEpisode({ previous, next, related, discordMembers }: Props) {
  return (
    <div className="print:hidden">
      <section
        aria-labelledby="subscribe"
        className="mt-20 grid gap-x-12 gap-y-10 border-l-4 border-mint bg-surface px-6 py-8 md:px-10 lg:grid-cols-2"
      >
        <div>
          <h2 id="subscribe" lang="ka" className="text-2xl">
            შემდეგი სესიაც დაგელოდება
          </h2>
          <p lang="ka" className="mt-3 max-w-reading text-muted">
            გამოიწერე არხი და ახალ ეპიზოდს იმავე დღეს ნახავ, რა გუნებაზეც უნდა იყოს ალგორითმი.
          </p>
          <div className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
            <ButtonAnchor href={links.youtubeSubscribe} variant="primary">
              Subscribe on YouTube
            </ButtonAnchor>
            <ButtonLink variant="text" to="/episodes">
              Browse More Episodes
            </ButtonLink>
          </div>
        </div>
        <div>
          <h2 id="listen-on" className="text-lg">
            Listen Everywhere
          </h2>
          <ul aria-labelledby="listen-on" className="mt-1 flex flex-wrap gap-x-5">
            {listeningLinks.map(({ name, url }) => (
              <li key={name}>
                <ExternalLink href={url} className="inline-flex min-h-11 items-center text-link">
                  {name}
                </ExternalLink>
              </li>
            ))}
          </ul>
          <p lang="ka" className="mt-6 text-muted">
            კითხვა დაგრჩა? {discordMembers && `Discord-ზე უკვე ${discordMembers}-ზე მეტი ვართ: `}
            იკითხე, შეგვეკამათე ან მიმი მოგვიტანე.
          </p>
          <ButtonAnchor href={links.discord} className="mt-4">
            <BrandIcon name="discord" className="size-5" />
            Join the Discord
          </ButtonAnchor>
        </div>
      </section>

      <nav aria-label="Previous and next episodes" className="mt-12 grid gap-4 md:grid-cols-2">
        {previous ? <NeighborLink episode={previous} /> : <span />}
        {next && <NeighborLink episode={next} isNext />}
      </nav>

      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-20">
          <h2 id="related" className="text-2xl">
            Related Episodes
          </h2>
          <EpisodeGrid episodes={related} headingLevel="h3" className="mt-6" />
        </section>
      )}
    </div>
  );
}

function NeighborLink({ episode, isNext = false }: { episode: EpisodeSummary; isNext?: boolean }) {
  const name = episode.guest || episode.subject;
  const Arrow = isNext ? ArrowRight : ArrowLeft;
  return (
    <Link
      to={`/episodes/${episode.slug}`}
      rel={isNext ? "next" : "prev"}
      className={`group flex min-h-11 items-start gap-4 border-t border-line pt-4 hover:border-mint ${isNext ? "flex-row-reverse text-right" : ""}`}
    >
      <Arrow className="mt-1 size-5 shrink-0 text-mint" />
      <span className="min-w-0">
        <span className="label-mono text-muted">
          {isNext ? "Next" : "Previous"} · #{episode.number}
        </span>
        <span lang={languageOf(name)} className="mt-1 block font-semibold group-hover:text-mint">
          {name}
        </span>
      </span>
    </Link>
  );
}

import { BrandIcon } from "#app/artwork/brand-icon.tsx";
import { community, links, listeningLinks } from "#app/site.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/link.tsx";

/** Where an episode can be heard, and where it is talked about afterwards. */
export function ListenOn() {
  return (
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
        კითხვა დაგრჩა? Discord-ზე უკვე {community.members}-ზე მეტი ვართ: იკითხე, შეგვეკამათე ან მიმი მოგვიტანე.
      </p>
      <ButtonAnchor href={links.discord} className="mt-4">
        <BrandIcon name="discord" className="size-5" />
        Join the Discord
      </ButtonAnchor>
    </div>
  );
}

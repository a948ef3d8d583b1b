import type { Episode } from "#app/content/episodes.server.ts";
import { languageOf } from "#app/lib/words.ts";
import { ExternalLink } from "#app/ui/link.tsx";

type EpisodeLink = Episode["links"][number];

const groups: readonly { group: EpisodeLink["group"]; heading: string }[] = [
  { group: "guest", heading: "Guest" },
  { group: "sponsor", heading: "Sponsors" },
  { group: "resource", heading: "Resources" },
];

/** Where to read on: the guest's pages, who paid for the episode, what was recommended in it. */
export function EpisodeLinks({ links }: { links: readonly EpisodeLink[] }) {
  const shown = groups
    .map(({ group, heading }) => ({ heading, links: links.filter((link) => link.group === group) }))
    .filter((one) => one.links.length > 0);
  return (
    <section aria-labelledby="links" className="mt-14 max-w-reading">
      <h2 id="links" className="text-2xl">
        Links
      </h2>
      <div className="mt-4 space-y-5">
        {shown.map(({ heading, links: ofGroup }) => (
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

import { Portrait } from "#app/artwork/portrait.tsx";
import type { Host } from "#app/content/schemas.server.ts";
import { hueOf } from "#app/content/topics.ts";
import { ExternalLink } from "#app/ui/link.tsx";

/** The two who ask the questions. */
export function MeetYourHosts({ hosts }: { hosts: readonly Host[] }) {
  return (
    <section id="hosts" aria-labelledby="hosts-title" className="page-column mt-28">
      <h2 id="hosts-title" className="text-3xl">
        Meet Your Hosts
      </h2>
      <div className="mt-8 grid gap-8 md:grid-cols-2">
        {hosts.map(({ name, image, linkedin, description }, index) => (
          <article
            key={name}
            className="grid grid-cols-[min(6rem,30%)_1fr] gap-x-[min(1.25rem,6%)] sm:grid-cols-[9rem_1fr]"
          >
            <Portrait
              name={name}
              src={image && `/hosts/${image}`}
              hue={hueOf([index % 2 === 0 ? "software architecture" : "leadership"])}
              className="w-full rounded-md"
            />
            <div>
              <h3 className="text-xl">{name}</h3>
              <p lang="ka" className="mt-2 text-muted">
                {description}
              </p>
              <ExternalLink href={linkedin} className="mt-2 inline-flex min-h-11 items-center text-sm text-link">
                LinkedIn
              </ExternalLink>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

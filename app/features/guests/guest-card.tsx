import { clsx } from "clsx";
import { memo, type ReactNode } from "react";
import { Portrait } from "#app/artwork/portrait.tsx";
import type { GuestSummary } from "#app/content/guests.server.ts";
import { languageOf } from "#app/lib/words.ts";
import { Link } from "#app/ui/link.tsx";

type Props = {
  guest: GuestSummary;
  /** The one card of a list that is set large, as wide as the `@container` it stands in allows. */
  isLead?: boolean;
  /** Shows a text with what a search means in it. */
  mark?: (text: string) => ReactNode;
};

/** A guest in a list: portrait, name, what they do, and the session they came to. */
export const GuestCard = memo(function GuestCard({ guest, isLead = false, mark = String }: Props) {
  const { id, name, title, bio, episode, hue, picture } = guest;
  return (
    <article
      className={clsx(
        "group relative grid",
        isLead
          ? "gap-x-10 gap-y-6 border-y border-line py-8 @min-[42rem]:grid-cols-[16rem_minmax(0,1fr)] @min-[42rem]:items-center"
          : "grid-cols-[min(5.5rem,30%)_minmax(0,1fr)] gap-x-[min(1.25rem,6%)] laid-out-late-12 sm:grid-cols-[8rem_minmax(0,1fr)]",
      )}
    >
      <div
        className={clsx(
          "aspect-square w-full self-start overflow-hidden rounded-md",
          isLead && "@max-[42rem]:max-w-40",
        )}
      >
        <Portrait
          name={name}
          src={picture}
          hue={hue}
          className="w-full transition-[scale] duration-200 group-hover:scale-[1.03]"
        />
      </div>
      <div className="min-w-0">
        <p className="label-mono text-mint">Episode #{episode.number}</p>
        <h2
          lang={languageOf(name)}
          className={clsx("mt-1 group-hover:text-mint", isLead ? "text-3xl" : "text-lg leading-snug")}
        >
          {mark(name)}
        </h2>
        {title && <p className={clsx("mt-1", isLead ? "text-lg" : "text-sm font-semibold")}>{mark(title)}</p>}
        <p
          lang="ka"
          className={clsx("text-muted", isLead ? "mt-4 max-w-reading text-lg" : "mt-2 text-sm max-sm:hidden")}
        >
          {mark(bio)}
        </p>
        <p
          lang={languageOf(episode.topic)}
          className={clsx("border-l-2 border-line pl-3", isLead ? "mt-4" : "mt-2 text-sm")}
        >
          {mark(episode.topic)}
        </p>
        <Link
          to={`/guests/${id}`}
          className="mt-1 inline-flex min-h-11 items-center text-sm text-link after:absolute after:inset-0"
        >
          View Profile<span className="sr-only"> of {name}</span>
        </Link>
      </div>
    </article>
  );
});

import { Portrait } from "#app/artwork/portrait.tsx";
import type { TopicContent } from "#app/content/topics.server.ts";
import { languageOf } from "#app/lib/language-of.ts";
import { Link } from "#app/ui/link.tsx";

/** Who spoke about a topic. */
export function TopicGuests({ guests }: Pick<TopicContent, "guests">) {
  return (
    <ul className="grid gap-x-12 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
      {guests.map(({ id, name, title, tagline, hue, picture }) => (
        <li key={id}>
          <Link to={`/guests/${id}`} className="group flex items-center gap-4 py-2">
            <Portrait name={name} src={picture} hue={hue} className="w-16 shrink-0 rounded-md" />
            <span className="min-w-0">
              <span lang={languageOf(name)} className="block font-semibold group-hover:text-mint">
                {name}
              </span>
              <span lang={title ? undefined : "ka"} className="block text-sm text-muted">
                {title ?? tagline}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

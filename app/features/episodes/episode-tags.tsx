import { languageOf } from "#app/lib/language-of.ts";
import { Link } from "#app/ui/link.tsx";

/** An episode's tags, each leading to the list of episodes about it. */
export function EpisodeTags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label="Tags" className="mt-4 -ml-2 flex flex-wrap print:hidden">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={`/episodes?topic=${encodeURIComponent(tag)}`}
            lang={languageOf(tag)}
            className="inline-flex min-h-11 items-center px-2 label-mono text-muted transition-colors duration-150 hover:text-mint"
          >
            #{tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

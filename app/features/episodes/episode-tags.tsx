import { type TopicPages, topicPath } from "#app/content/topic-path.ts";
import { languageOf } from "#app/lib/language-of.ts";
import { Link } from "#app/ui/link.tsx";

/** An episode's tags, each leading to its topic. */
export function EpisodeTags({ tags, topicPages }: { tags: readonly string[]; topicPages: TopicPages }) {
  return (
    <ul aria-label="Tags" className="mt-4 -ml-2 flex flex-wrap print:hidden">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={topicPath(tag, topicPages)}
            lang={languageOf(tag)}
            className="inline-flex min-h-11 items-center px-2 label-mono wrap-anywhere text-muted transition-colors duration-150 hover:text-mint"
          >
            #{tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

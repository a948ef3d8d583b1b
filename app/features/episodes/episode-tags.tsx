import { topicName, type TopicPages, topicPath } from "#app/content/topic-path.ts";
import { languageOf } from "#app/lib/language-of.ts";
import { HashTag } from "#app/ui/tag.tsx";

/** An episode's tags, those of topics with a page leading there. */
export function EpisodeTags({ tags, topicPages }: { tags: readonly string[]; topicPages: TopicPages }) {
  return (
    <ul aria-label="Tags" className="mt-4 -ml-2 flex flex-wrap print:hidden">
      {tags.map((tag) => (
        <li key={tag}>
          <HashTag to={topicPath(tag, topicPages)} lang={languageOf(tag)} name={topicName(tag, topicPages)} />
        </li>
      ))}
    </ul>
  );
}

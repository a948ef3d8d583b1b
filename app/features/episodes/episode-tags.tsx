import { topicName, type TopicPages, topicPath } from "#app/content/topic-path.ts";
import { languageOf } from "#app/lib/language-of.ts";
import { HashTag } from "#app/ui/tag.tsx";

/** An episode's tags: first those of topics with a page, each leading there. */
export function EpisodeTags({ tags, topicPages }: { tags: readonly string[]; topicPages: TopicPages }) {
  const tagged = tags.map((tag) => ({ tag, to: topicPath(tag, topicPages) }));
  const sorted = [...tagged.filter(({ to }) => to), ...tagged.filter(({ to }) => !to)];
  return (
    <ul aria-label="Tags" className="mt-4 -ml-2 flex flex-wrap print:hidden">
      {sorted.map(({ tag, to }) => (
        <li key={tag}>
          <HashTag to={to} lang={languageOf(tag)} name={topicName(tag, topicPages)} />
        </li>
      ))}
    </ul>
  );
}

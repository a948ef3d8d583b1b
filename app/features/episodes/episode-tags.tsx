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

/** What is no letter in a tag, but is said as one. */
const spelledOut: readonly [sign: RegExp, words: string][] = [
  [/#/g, "sharp"],
  [/\+\+/g, "pp"],
  [/^\.|(?<=\s)\./g, "dot"],
];

/** The hashtags of an episode, made of its tags: '#devtherapy' first, words joined by '_', 'c#' as '#csharp'. */
export function hashtagsOf(tags: readonly string[]): string[] {
  return [...new Set(["devtherapy", ...tags.map(wordOf)])].map((word) => `#${word}`);
}

function wordOf(tag: string): string {
  const letters = spelledOut.reduce((text, [sign, words]) => text.replace(sign, words), tag.toLowerCase());
  return letters.replace(/[^\p{L}\p{N}]+/gu, "_").replace(/^_|_$/g, "");
}

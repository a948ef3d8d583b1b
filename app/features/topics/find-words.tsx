import { clsx } from "clsx";
import Search from "lucide-react/icons/search";
import type { TimelineData } from "#app/content/timeline-data.ts";
import { romanize } from "#app/lib/romanize.ts";
import { useEarlyValue } from "#app/lib/use-early-value.ts";
import { useQueryText } from "#app/search/search-hooks.ts";

/** Minimum length of a search. Shorter ones match almost every label. */
const leastLetters = 2;

/** A search field for words in chapters. When typing pauses, the URL gets them as `q`. */
export function FindField({ color }: { color: string | undefined }) {
  const [words, setWords, settle] = useQueryText("q");
  const fieldRef = useEarlyValue<HTMLInputElement>(words, setWords);
  return (
    <label
      className={clsx(
        "topic text-(--hue) has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 lg:grow lg:px-0!",
        color,
      )}
    >
      <Search className="size-4 shrink-0" />
      <input
        ref={fieldRef}
        type="search"
        aria-label="Find a word"
        placeholder="Find a word"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onBlur={settle}
        // On phones the field is a button until it has the focus.
        className="w-28 text-base outline-none max-sm:not-focus:w-px lg:w-full lg:text-sm"
      />
    </label>
  );
}

/** Adds a last topic with the chapters whose labels contain these words, in Georgian or Latin letters. */
export function withFound({ sessions, topics }: TimelineData, words: string): TimelineData {
  if (words.length < leastLetters) return { sessions, topics };
  const wanted = romanize(words.toLowerCase());
  const found = sessions.map((session) => ({
    ...session,
    chapters: session.chapters.map((chapter) =>
      romanize(chapter.label.toLowerCase()).includes(wanted)
        ? { ...chapter, topics: [...chapter.topics, topics.length] }
        : chapter,
    ),
  }));
  const sessionCount = found.filter(({ chapters }) =>
    chapters.some((chapter) => chapter.topics.includes(topics.length)),
  ).length;
  return { sessions: found, topics: [...topics, { name: `“${words}”`, slug: "", sessionCount }] };
}

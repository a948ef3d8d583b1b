import type { Timeline, TimelineSession } from "#app/content/timeline.ts";
import { matchWord, parseQuery, type QueryTerm } from "#app/search/match-word.ts";
import { normalizeWords } from "#app/search/normalize.ts";

/** From so many letters on the beginning of a word stands for it: fewer would light half of the show. */
const shortestBeginning = 2;

/**
 * A search that gives the timeline with one more topic, its last one: what has all words of a query. Of chapters that is
 * their label and topics, of sessions their name and topics; a chapter may have some of the words, its session the others.
 * Slips are forgiven where nothing else is found.
 */
export function createTimelineSearch({ sessions, topics }: Timeline): (query: string) => Timeline {
  const keysOf = (text: string, places: readonly number[]) =>
    normalizeWords([text, ...places.map((place) => topics[place]?.name)].join(" · ")).map(({ key }) => key);
  const indexed = sessions.map((session) => ({
    session,
    keys: keysOf(session.name, session.topics),
    chapterKeys: session.chapters.map(({ label, topics: own }) => keysOf(label, own)),
  }));

  function findAll(words: readonly QueryTerm[]): TimelineSession[] {
    const has = (keys: readonly string[]) => (word: QueryTerm) => keys.some((key) => isMatch(word, key));
    return indexed.map(({ session, keys, chapterKeys }) => {
      const isAbout = words.every(has(keys));
      const rest = words.filter((word) => !has(keys)(word));
      const isFound = chapterKeys.map((own) => words.some(has(own)) && rest.every(has(own)));
      if (!isAbout && !isFound.includes(true)) return session;
      return {
        ...session,
        topics: [...session.topics, topics.length],
        chapters: session.chapters.map((chapter, index) =>
          isFound[index] ? { ...chapter, topics: [...chapter.topics, topics.length] } : chapter,
        ),
      };
    });
  }

  return (query) => {
    const words = parseQuery(query);
    const count = (found: readonly TimelineSession[]) =>
      found.filter((session, index) => session !== sessions[index]).length;
    const exact = words.length > 0 ? findAll(words.map((word) => ({ ...word, errors: 0 }))) : sessions;
    const found = words.length > 0 && count(exact) === 0 ? findAll(words) : exact;
    return { sessions: found, topics: [...topics, { name: `“${query}”`, slug: "", sessionCount: count(found) }] };
  };
}

function isMatch(word: QueryTerm, key: string): boolean {
  return word.key.length < shortestBeginning ? word.key === key : matchWord(word, key) > 0;
}

import type { Timeline, TimelineSession } from "#app/content/timeline.ts";
import { keysOf } from "#app/search/normalize-words.ts";
import { isMeant, parseQuery, type QueryTerm } from "#app/search/query.ts";
import type { SearchFile } from "#app/search/search-file.ts";
import { loadSiteSearch } from "#app/search/site-search.ts";

/** The search, with what it looks through. Rejects when that does not come. */
export async function loadTimelineSearch() {
  return createTimelineSearch((await loadSiteSearch()).file);
}

/**
 * Gives the timeline with one more topic, its last one: what a query means. A chapter has one of the words in its label, the
 * others also in its episode's title; a session is found as a whole by its name, tags and description. Slips are forgiven where nothing else is found.
 */
export function createTimelineSearch({ episodes: searched }: SearchFile) {
  const episodes = new Map(searched.map((episode) => [episode.slug, normalizeEpisode(episode)]));
  return ({ sessions, topics }: Timeline, query: string): Timeline => {
    const words = parseQuery(query);
    const light = (terms: readonly QueryTerm[]) =>
      sessions.map((session) => lightSession(session, episodes.get(session.slug), terms, topics.length));
    const count = (found: readonly TimelineSession[]) =>
      found.filter((session, index) => session !== sessions[index]).length;
    const exact = light(words.map((word) => ({ ...word, errors: 0 })));
    const found = count(exact) > 0 ? exact : light(words);
    return { sessions: found, topics: [...topics, { name: `“${query}”`, slug: "", sessionCount: count(found) }] };
  };
}

function normalizeEpisode({ chapters, title, guest, tags, description, also = "" }: SearchFile["episodes"][number]) {
  const about = keysOf([title, guest, ...tags, description, also].join("\n"));
  const context = keysOf(`${title}\n${guest}`);
  return {
    chapters: chapters.map((chapter) => ({ ...chapter, keys: keysOf(`${chapter.label}\n${chapter.also ?? ""}`) })),
    context,
    about,
  };
}

/** A session with this topic where it has all words; else the same object, so that its row is not drawn anew. */
function lightSession(
  session: TimelineSession,
  episode: ReturnType<typeof normalizeEpisode> | undefined,
  words: readonly QueryTerm[],
  topicIndex: number,
): TimelineSession {
  if (!episode || words.length === 0) return session;
  const isIn = (keys: readonly string[]) => (word: QueryTerm) => keys.some((key) => isMeant(word, key));
  const chapters = episode.chapters.filter(
    ({ keys }) => words.some(isIn(keys)) && words.every(isIn([...keys, ...episode.context])),
  );
  const found = new Set(chapters.map(({ seconds }) => seconds));
  const isAbout = words.every(isIn(episode.about));
  if (found.size === 0 && !isAbout) return session;
  return {
    ...session,
    topics: [...session.topics, topicIndex],
    chapters: session.chapters.map((chapter) =>
      found.has(chapter.seconds) ? { ...chapter, topics: [...chapter.topics, topicIndex] } : chapter,
    ),
  };
}

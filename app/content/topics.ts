/** What is known of tags: how one is spelt, if otherwise, and the last part of its page's address, if it has one. */
export type TopicPages = Readonly<Record<string, { name?: string; slug?: string }>>;

/** The page of a tag's topic; undefined where it has none. */
export function topicPath(tag: string, pages: TopicPages): string | undefined {
  const slug = knownOf(tag, pages)?.slug;
  return slug && `/topics/${slug}`;
}

/** A tag as it is shown: 'ai' as 'AI'. */
export function topicName(tag: string, pages: TopicPages): string {
  return knownOf(tag, pages)?.name ?? tag;
}

/** Tags may be called like what every object has. */
function knownOf(tag: string, pages: TopicPages) {
  return Object.hasOwn(pages, tag) ? pages[tag] : undefined;
}

/** By tag: its name, if it differs, and the last part of its page's URL, if it has one. */
export type TopicPages = Readonly<Record<string, { name?: string; slug?: string }>>;

export function topicPath(tag: string, pages: TopicPages): string | undefined {
  const slug = knownOf(tag, pages)?.slug;
  return slug && `/topics/${slug}`;
}

/** 'AI' for the tag 'ai'. */
export function topicName(tag: string, pages: TopicPages): string {
  return knownOf(tag, pages)?.name ?? tag;
}

/** A tag may have the name of an object's own method. */
function knownOf(tag: string, pages: TopicPages) {
  return Object.hasOwn(pages, tag) ? pages[tag] : undefined;
}

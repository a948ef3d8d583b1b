/** The pages of topics by their tags: the last part of each one's address. */
export type TopicPages = Readonly<Record<string, string>>;

/** Where a tag leads: to its topic's page, or where it has none to the list of episodes with it. */
export function topicPath(tag: string, pages: TopicPages): string {
  return Object.hasOwn(pages, tag) ? `/topics/${pages[tag]}` : `/episodes?topic=${encodeURIComponent(tag)}`;
}

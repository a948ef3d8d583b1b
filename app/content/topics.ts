/** Maps a tag to its display name (if different) and its page's slug (if it has a page). */
export type TagInfo = Readonly<Record<string, { name?: string; slug?: string }>>;

export function topicPath(tag: string, tagInfo: TagInfo): string | undefined {
  const slug = knownOf(tag, tagInfo)?.slug;
  return slug && `/topics/${slug}`;
}

/** 'AI' for the tag 'ai'. */
export function topicName(tag: string, tagInfo: TagInfo): string {
  return knownOf(tag, tagInfo)?.name ?? tag;
}

/** The display name and, if there is one, the page of each tag. */
export function tagLinks(tags: readonly string[], tagInfo: TagInfo): { name: string; to: string | undefined }[] {
  return tags.map((tag) => ({ name: topicName(tag, tagInfo), to: topicPath(tag, tagInfo) }));
}

/** Checks for an own property, because a tag may equal the name of an Object method. */
function knownOf(tag: string, tagInfo: TagInfo) {
  return Object.hasOwn(tagInfo, tag) ? tagInfo[tag] : undefined;
}

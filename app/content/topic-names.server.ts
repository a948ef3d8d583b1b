import { collections } from "./collections.server.ts";

const namesByKey = new Map(collections.topicNames.map((name) => [keyOf(name), name]));

/** A tag as it is shown: 'ai' as 'AI', and as it is written where data/topic-names.ts has no name for it. */
export function topicName(tag: string): string {
  return namesByKey.get(keyOf(tag)) ?? tag;
}

/** A topic's name as a title: with a capital first letter, but for a name that brings its own ('iOS'). Georgian has none. */
export function topicTitle(tag: string): string {
  return topicName(tag).replace(/^[a-z]+\b/, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}

/** Tags differ from names in case, and some in blanks and hyphens: 'redhat', '3d-graphics'. */
function keyOf(tag: string): string {
  return tag.toLowerCase().replace(/[\s-]/g, "");
}

/** Signs that tell topics apart as they are said: c# and c++ must not both become "c". */
const spoken: readonly (readonly [sign: RegExp, word: string])[] = [
  [/\+\+/g, "-plus-plus"],
  [/#/g, "-sharp"],
  [/^\./, "dot"],
];

/**
 * The last part of a topic page's address: lower case, letters and digits joined by hyphens, the signs of c#, c++ and
 * .net as words. Georgian letters stay what they are.
 */
export function topicSlug(tag: string): string {
  const words = spoken.reduce((text, [sign, word]) => text.replace(sign, word), tag.trim().toLowerCase());
  return words.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
}

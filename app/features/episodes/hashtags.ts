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

/** The lines of a pasted text without what one cannot see, by paragraph. */
export function toParagraphs(paste: string): string[][] {
  const lines = paste
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(
      /[^\P{Cc}\t\n]|\p{Surrogate}|[\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu,
      "",
    )
    // Emoji of several parts are joined by it.
    .replace(/\u200D(?!\p{Extended_Pictographic})/gu, "")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim());
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line === "") paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.filter(({ length }) => length > 0);
}

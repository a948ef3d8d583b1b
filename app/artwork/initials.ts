/** The first letters of the first and last word of a name, without what stands in brackets. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/\(.*?\)/g, "")
    .trim()
    .split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? "").join("");
}

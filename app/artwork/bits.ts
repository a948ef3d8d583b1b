/** A text's letters as zeros and ones, eight or more to a letter: a pattern that belongs to this text alone. */
export function bitsOf(text: string): string {
  return [...text].map((letter) => (letter.codePointAt(0) ?? 0).toString(2).padStart(8, "0")).join("");
}

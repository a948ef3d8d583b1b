/** Latin equivalents of ა to ჰ, in order: Georgia's national system of 2002, without apostrophes. */
const latin = "a b g d e v z t i k l m n o p zh r s t u p k gh q sh ch ts dz ts ch kh j h".split(" ");

/** Transliterates Georgian letters: "არჩილ" → "archil". Keeps all other characters. */
export function romanize(text: string): string {
  return text.replace(/[ა-ჰ]/g, (letter) => latin[letter.charCodeAt(0) - "ა".charCodeAt(0)] ?? letter);
}

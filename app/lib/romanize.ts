/** The Georgian letters from ა to ჰ, in their order, in the national system of 2002, without its apostrophes. */
const latin = "a b g d e v z t i k l m n o p zh r s t u p k gh q sh ch ts dz ts ch kh j h".split(" ");

/** Georgian letters in Latin, by the national system without apostrophes: "არჩილ" → "archil". */
export function romanize(text: string): string {
  return text.replace(/[ა-ჰ]/g, (letter) => latin[letter.charCodeAt(0) - "ა".charCodeAt(0)] ?? letter);
}

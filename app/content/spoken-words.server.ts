import { matchWord, type QueryTerm } from "#app/search/match-word.ts";
import { normalizeWords } from "#app/search/normalize.ts";

/** From this length on a word is meant by its declined forms too. */
const longWord = 6;

/** Whether a text has all words, in any script: Latin ones as they are ("java" is not "javascript"), others also declined. */
export function speaksOf(words: readonly QueryTerm[], text: string): boolean {
  const keys = normalizeWords(text).map(({ key }) => key);
  return words.every((word) => keys.some((key) => isMeant(word, key)));
}

/** `speaksOf` for many texts, indexed once: gives back the places of those that have all words, in their order. */
export function indexTexts(texts: readonly string[]): (words: readonly QueryTerm[]) => number[] {
  const placesOf = new Map<string, Set<number>>();
  for (const [place, text] of texts.entries()) {
    for (const { key } of normalizeWords(text)) {
      const places = placesOf.get(key) ?? new Set();
      placesOf.set(key, places.add(place));
    }
  }
  const placesWith = (word: QueryTerm): ReadonlySet<number> => {
    const meant = [...placesOf].filter(([key]) => isMeant(word, key));
    return new Set(meant.flatMap(([, places]) => [...places]));
  };
  return (words) => {
    const [first, ...others] = words.map(placesWith);
    if (!first) return texts.map((_text, place) => place);
    return [...first].filter((place) => others.every((places) => places.has(place))).toSorted((a, b) => a - b);
  };
}

function isMeant(word: QueryTerm, key: string): boolean {
  return key === word.key || (word.key.length >= longWord && matchWord({ ...word, errors: 0 }, key) > 0);
}

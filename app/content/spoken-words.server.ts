import { foldWords } from "#app/lib/fold-text.ts";
import { matchWord, type WantedWord } from "#app/lib/match-word.ts";

/** From this length on a word is meant by its declined forms too. */
const longWord = 6;

/** Whether a text has all words, in any script: Latin ones as they are ("java" is not "javascript"), others also declined. */
export function speaksOf(words: readonly WantedWord[], text: string): boolean {
  const skeletons = foldWords(text).map(({ skeleton }) => skeleton);
  return words.every((word) => skeletons.some((skeleton) => isMeant(word, skeleton)));
}

/** `speaksOf` for many texts, indexed once: gives back the places of those that have all words, in their order. */
export function indexTexts(texts: readonly string[]): (words: readonly WantedWord[]) => number[] {
  const placesOf = new Map<string, Set<number>>();
  for (const [place, text] of texts.entries()) {
    for (const { skeleton } of foldWords(text)) {
      const places = placesOf.get(skeleton) ?? new Set();
      placesOf.set(skeleton, places.add(place));
    }
  }
  const placesWith = (word: WantedWord): ReadonlySet<number> => {
    const meant = [...placesOf].filter(([skeleton]) => isMeant(word, skeleton));
    return new Set(meant.flatMap(([, places]) => [...places]));
  };
  return (words) => {
    const [first, ...others] = words.map(placesWith);
    if (!first) return texts.map((_text, place) => place);
    return [...first].filter((place) => others.every((places) => places.has(place))).toSorted((a, b) => a - b);
  };
}

function isMeant(word: WantedWord, skeleton: string): boolean {
  return (
    skeleton === word.skeleton || (word.skeleton.length >= longWord && matchWord({ ...word, errors: 0 }, skeleton) > 0)
  );
}

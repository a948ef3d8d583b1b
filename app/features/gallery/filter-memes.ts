import type { Meme } from "#app/content/galleries.ts";

export type MemeType = Meme["type"];

/** The filter chips, in the order shown. */
export const filterChips: readonly { type: MemeType; label: string }[] = [
  { type: "image", label: "Images" },
  { type: "video", label: "Videos" },
];

const everyType: readonly MemeType[] = filterChips.map(({ type }) => type);

/**
 * The types that the address asks for. Without the parameter both are on; an empty one turns both off; unknown words are
 * passed over, and a parameter of nothing but unknown words is as good as none.
 */
export function parseFilters(parameter: string | null): readonly MemeType[] {
  if (parameter === null) return everyType;
  const words = parameter
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
  const known = everyType.filter((type) => words.includes(type));
  return known.length === 0 && words.length > 0 ? everyType : known;
}

/** The parameter's value for these types; undefined for both, which need no parameter. */
export function formatFilters(types: readonly MemeType[]): string | undefined {
  return everyType.every((type) => types.includes(type)) ? undefined : types.join(",");
}

/** The meme that the address names: by its file's name, with or without the extension. */
export function findSelected(memes: readonly Meme[], selected: string | null): Meme | undefined {
  if (!selected) return undefined;
  return memes.find(({ filename, url }) => {
    const file = decodeURIComponent(url.slice(url.lastIndexOf("/") + 1));
    return [filename, file, file.replace(/\.[^.]+$/, "")].includes(selected);
  });
}

/** The meme `steps` after (or, if negative, before) another in the list, going round at both ends. */
export function stepFrom(memes: readonly Meme[], meme: Meme, steps: number): Meme {
  const index = memes.findIndex(({ filename }) => filename === meme.filename) + steps;
  return memes.at(index % memes.length) ?? meme;
}

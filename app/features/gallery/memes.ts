import type { Meme } from "#app/content/galleries.ts";
import { copyWithToast } from "#app/ui/share-button.tsx";

export type MemeType = Meme["type"];

/** The filter chips, in display order. */
export const filterChips: readonly { type: MemeType; label: string }[] = [
  { type: "image", label: "Images" },
  { type: "video", label: "Videos" },
];

const everyType: readonly MemeType[] = filterChips.map(({ type }) => type);

/**
 * Reads the types in the URL. Without the parameter both are on; an empty parameter turns both off. Ignores unknown
 * words. A parameter with only unknown words counts as missing.
 */
export function parseFilters(parameter: string | null): readonly MemeType[] {
  if (parameter === null) return everyType;
  const words = new Set(parameter.split(",").map((word) => word.trim()));
  const knownTypes = everyType.filter((type) => words.has(type));
  return knownTypes.length === 0 && parameter !== "" ? everyType : knownTypes;
}

/**
 * Formats types as the URL parameter. Returns a list, because `change` (useQueryString) removes empty strings. Returns
 * null for both types, the default.
 */
export function formatFilters(types: readonly MemeType[]): [string] | null {
  return types.length === everyType.length ? null : [types.join(",")];
}

/** Finds a meme by its filename, with or without the extension. */
export function findSelected(memes: readonly Meme[], selected: string | null): Meme | undefined {
  if (!selected) return undefined;
  return memes.find(({ filename, url }) => {
    const file = decodeURIComponent(url.slice(url.lastIndexOf("/") + 1));
    return [filename, file, file.replace(/\.[^.]+$/, "")].includes(selected);
  });
}

/** Returns the meme `steps` positions after another one (before it, if negative). Wraps around. */
export function stepFrom(memes: readonly Meme[], meme: Meme, steps: number): Meme {
  const index = memes.findIndex(({ filename }) => filename === meme.filename) + steps;
  return memes.at(index % memes.length) ?? meme;
}

/** Returns the path of a meme's share page. `path` is the gallery's. */
export function sharePath(path: string, { filename }: Meme): string {
  return `${path}/${filename}`;
}

/** Returns the query string that opens the viewer at a meme. */
export function viewerSearch(filename: string): string {
  return `?${new URLSearchParams({ selected: filename })}`;
}

/** Returns the id of a meme's tile. */
export function tileId(filename: string): string {
  return `meme-${filename}`;
}

/** Copies the URL of a meme's share page, and shows a toast. */
export function shareMeme(path: string, meme: Meme): Promise<void> {
  return copyWithToast(window.location.origin + sharePath(path, meme), "Meme link copied to clipboard!");
}

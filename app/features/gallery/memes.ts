import { type Meme, tilePath, tileWidthsFor } from "#app/content/galleries.ts";
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
  const known = everyType.filter((type) => words.has(type));
  return known.length === 0 && parameter !== "" ? everyType : known;
}

/**
 * Formats types as the URL parameter. In a list, because `change` would remove an empty string. Returns null for both
 * types, the default.
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

/** Width of a tile: a share of the page's column without its padding and the gaps. */
const tileSizes =
  "(min-width: 1160px) 268px, (min-width: 1024px) calc(25vw - 22px), " +
  "(min-width: 768px) calc(33.3vw - 24px), calc(50vw - 28px)";

/** Returns the attributes of a tile's <img>. Undefined for a clip without a poster. */
export function tileImage({ tiles, width }: Meme) {
  if (tiles === undefined) return undefined;
  const widths = tileWidthsFor(width);
  const srcSet = widths.map((tileWidth) => `${tilePath(tiles, tileWidth)} ${tileWidth}w`).join(", ");
  return { src: tilePath(tiles, widths[1] ?? width), srcSet, sizes: tileSizes };
}

/** Returns the URL of the largest tile. Undefined for a clip without a poster. */
export function largestTile({ tiles, width }: Meme): string | undefined {
  return tiles && tilePath(tiles, tileWidthsFor(width).at(-1) ?? width);
}

/** Copies the URL of a meme's share page, and shows a toast. */
export function shareMeme(path: string, meme: Meme): Promise<void> {
  return copyWithToast(window.location.origin + sharePath(path, meme), "Meme link copied to clipboard!");
}

import { type Meme, tilePath, tileWidthsFor } from "#app/content/galleries.ts";
import { copyWithToast } from "#app/ui/share-button.tsx";

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
  const words = new Set(parameter.split(",").map((word) => word.trim()));
  const known = everyType.filter((type) => words.has(type));
  return known.length === 0 && parameter !== "" ? everyType : known;
}

/** The parameter for these types, in a list, which keeps an empty one too; null for both, which need none. */
export function formatFilters(types: readonly MemeType[]): [string] | null {
  return types.length === everyType.length ? null : [types.join(",")];
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

/** The page that a share link leads to; `path` is the gallery's. */
export function sharePath(path: string, { filename }: Meme): string {
  return `${path}/${filename}`;
}

/** The gallery with the viewer open at a meme, as a query string. */
export function viewerSearch(filename: string): string {
  return `?${new URLSearchParams({ selected: filename })}`;
}

/** The id of a meme's tile: where the focus returns to. */
export function tileId(filename: string): string {
  return `meme-${filename}`;
}

/** Addresses of a meme's tile pictures; undefined for a clip without a poster. */
export function tilePictures({ tiles, width }: Meme) {
  if (tiles === undefined) return undefined;
  const widths = tileWidthsFor(width);
  const addressOf = (tileWidth: number) => tilePath(tiles, tileWidth);
  return {
    src: addressOf(widths[1] ?? width),
    srcSet: widths.map((tileWidth) => `${addressOf(tileWidth)} ${tileWidth}w`).join(", "),
    largest: addressOf(widths.at(-1) ?? width),
  };
}

/** Copies the address of a meme's page and says whether that worked. */
export function shareMeme(path: string, meme: Meme): Promise<void> {
  return copyWithToast(window.location.origin + sharePath(path, meme), "Meme link copied to clipboard!");
}

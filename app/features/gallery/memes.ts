import { type Meme, tilePath, tileWidthsFor } from "#app/content/galleries.ts";
import { atBase } from "#app/lib/url.ts";
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

/** The parameter's value for these types; undefined for both, which need no parameter. */
export function formatFilters(types: readonly MemeType[]): string | undefined {
  return types.length === everyType.length ? undefined : types.join(",");
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
export function sharePath(path: string, filename: string): string {
  return `${path}/${filename}`;
}

/** The gallery with the viewer open at a meme, as a query string. */
export function viewerSearch(filename: string): string {
  return `?${new URLSearchParams({ selected: filename })}`;
}

/** The address of the file itself. */
export function memeAddress({ url }: Meme): string {
  return atBase(url);
}

/** The id of a meme's tile: where the focus returns to. */
export function tileId(filename: string): string {
  return `meme-${filename}`;
}

/** Addresses of a meme's tile pictures; undefined for a clip without a poster. */
export function tilePictures({ tiles, width }: Meme): { src: string; srcSet: string; largest: string } | undefined {
  if (tiles === undefined) return undefined;
  const pictures = tileWidthsFor(width).map((tileWidth) => ({ tileWidth, path: atBase(tilePath(tiles, tileWidth)) }));
  const paths = pictures.map(({ path }) => path);
  return {
    src: paths[1] ?? paths[0] ?? "",
    srcSet: pictures.map(({ tileWidth, path }) => `${path} ${tileWidth}w`).join(", "),
    largest: paths.at(-1) ?? "",
  };
}

/** Copies the address of a page of ours and says whether that worked. */
export function shareMeme(path: string): Promise<void> {
  return copyWithToast(window.location.origin + atBase(path), "Meme link copied to clipboard!");
}

import { useMemo } from "react";
import { type Meme, tilePath, tileWidthsFor } from "#app/content/galleries.ts";
import { atBase } from "#app/lib/url.ts";
import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";
import { findSelected } from "./filter-memes.ts";

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

/** The viewer's state, which is the address: which meme is open, opening one, stepping to another, closing. */
export function useViewerAddress(memes: readonly Meme[]) {
  const { value, open, step, close } = useUrlOverlay("selected");
  const selected = useMemo(() => findSelected(memes, value), [memes, value]);
  return {
    selected,
    open: ({ filename }: Meme) => (selected ? step(filename) : open(filename)),
    step: ({ filename }: Meme) => step(filename),
    close,
  };
}

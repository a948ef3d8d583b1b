import { useMemo } from "react";

import type { Meme } from "#app/content/galleries.ts";
import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";

import { findSelected } from "../filter-memes.ts";

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

import type { ReactNode } from "react";

import { Cap } from "./drawings/cap.tsx";
import { Hoodie } from "./drawings/hoodie.tsx";
import { Mug } from "./drawings/mug.tsx";
import { Notebook } from "./drawings/notebook.tsx";
import { StickerPack } from "./drawings/sticker-pack.tsx";
import { TShirt } from "./drawings/t-shirt.tsx";

/** The drawing of each product, by its id in data/products.ts. */
export const drawings: Readonly<Record<string, () => ReactNode>> = {
  hoodie: Hoodie,
  "t-shirt": TShirt,
  mug: Mug,
  "sticker-pack": StickerPack,
  notebook: Notebook,
  cap: Cap,
};

/** How a product looks. A product without a drawing stops the build: its page is rendered then. */
export function ProductDrawing({ productId }: { productId: string }) {
  const Drawing = drawings[productId];
  if (!Drawing) throw new Error(`app/features/shop/drawings has no drawing of "${productId}" (data/products.ts)`);
  return <Drawing />;
}

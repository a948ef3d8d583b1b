import { type FocusEvent, useRef, useState } from "react";
import Masonry from "react-masonry-css";

import type { Meme } from "#app/content/galleries.ts";

import type { ColumnCount } from "./columns.ts";
import { usePreservedFocus } from "./tile-focus.ts";
import { CoveredContext, type LoadedMedia } from "./tile-media.tsx";
import { Tile } from "./tile.tsx";
import { useListOrder } from "./use-list-order.ts";

type Props = {
  memes: readonly Meme[];
  /** How long the list is of which these are the first. */
  count: number;
  columns: ColumnCount;
  path: string;
  label: string;
  onOpen: (meme: Meme) => void;
  /** Whether the viewer is over it. */
  isCovered: boolean;
};

/**
 * The gallery in columns. Tiles that come into another column, by a filter or when a phone is turned, are made anew:
 * what they had loaded is remembered here, and the focus is given back.
 */
export function MasonryGrid({ memes, count, columns, path, label, onOpen, isCovered }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [loaded] = useState<LoadedMedia>(() => new Map());
  const listOrder = useListOrder(frame, columns);
  const keptFocus = usePreservedFocus(frame);

  function onFocus(event: FocusEvent<HTMLElement>) {
    keptFocus.onFocus(event);
    listOrder.onFocus(event);
  }

  return (
    <CoveredContext value={isCovered}>
      <div ref={frame} onKeyDown={listOrder.onKeyDown} onFocus={onFocus} onBlur={keptFocus.onBlur}>
        <Masonry
          key={columns}
          breakpointCols={columns}
          className="-ml-4 flex"
          columnClassName="min-w-0 pl-4"
          role="list"
          aria-label={label}
        >
          {memes.map((meme, index) => (
            <Tile
              key={meme.filename}
              meme={meme}
              position={index}
              count={count}
              path={path}
              loaded={loaded}
              onOpen={onOpen}
            />
          ))}
        </Masonry>
      </div>
    </CoveredContext>
  );
}

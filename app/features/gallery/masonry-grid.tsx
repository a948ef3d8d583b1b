import { useRef } from "react";
import Masonry from "react-masonry-css";

import type { Meme } from "#app/content/read-gallery.server.ts";

import type { ColumnCount } from "./columns.ts";
import { Tile } from "./tile.tsx";
import { useListOrder } from "./use-list-order.ts";

type Props = {
  memes: readonly Meme[];
  columns: ColumnCount;
  path: string;
  label: string;
  onOpen: (meme: Meme) => void;
};

/** The gallery in columns. Each count of columns is a layout of its own: nothing moves, all is new. */
export function MasonryGrid({ memes, columns, path, label, onOpen }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { onKeyDown, onFocus } = useListOrder(frame, columns);
  return (
    <div ref={frame} onKeyDown={onKeyDown} onFocus={onFocus}>
      <Masonry
        key={columns}
        breakpointCols={columns}
        className="-ml-4 flex"
        columnClassName="min-w-0 pl-4"
        role="list"
        aria-label={label}
      >
        {memes.map((meme, index) => (
          <Tile key={meme.filename} meme={meme} position={index} count={memes.length} path={path} onOpen={onOpen} />
        ))}
      </Masonry>
    </div>
  );
}

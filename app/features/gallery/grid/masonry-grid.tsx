import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import Masonry from "react-masonry-css";
import type { Meme } from "#app/content/galleries.ts";
import type { ColumnCount } from "./columns.ts";
import { CoveredContext, type LoadedMedia, Tile } from "./tile.tsx";
import { stopsIn, useListOrder } from "./use-list-order.ts";

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

/** Which tile has the focus, by its link's id, and which of its links and buttons. */
type Place = { tileId: string; stop: number };

/** Keeps the focus on its tile when the tile is made anew in another column. */
function usePreservedFocus(frame: RefObject<HTMLElement | null>) {
  const last = useRef<Place>(undefined);

  useLayoutEffect(() => {
    if (!last.current || document.activeElement !== document.body) return;
    const { tileId: id, stop } = last.current;
    const tile = document.getElementById(id)?.closest("[data-position]");
    if (!tile || !frame.current?.contains(tile)) return;
    const stops = stopsIn(tile);
    (stops[stop] ?? stops[0])?.focus({ preventScroll: true });
  });

  function onFocus({ target }: FocusEvent) {
    const tile = target.closest("[data-position]");
    const stops = tile ? stopsIn(tile) : [];
    last.current = { tileId: stops[0]?.id ?? "", stop: stops.findIndex((stop) => stop === target) };
  }

  /** React tells nothing of elements that it takes away, only of a focus that the visitor moved. */
  function onBlur({ target }: FocusEvent) {
    const hasWindowLostIt = document.activeElement === target;
    if (!hasWindowLostIt) last.current = undefined;
  }

  return { onFocus, onBlur };
}

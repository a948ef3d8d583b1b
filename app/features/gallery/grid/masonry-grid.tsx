import { type ComponentProps, type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import Masonry from "react-masonry-css";
import type { Meme } from "#app/content/galleries.ts";
import { CoveredContext, Tile } from "./tile.tsx";

type Props = Omit<ComponentProps<typeof Tile>, "meme" | "position" | "loaded"> & {
  memes: readonly Meme[];
  columns: number;
  label: string;
  /** Whether the viewer is over it. */
  isCovered: boolean;
};

/**
 * The gallery in columns. Tiles that come into another column, by a filter or when a phone is turned, are made anew:
 * what they had loaded is remembered here.
 */
export function MasonryGrid({ memes, columns, label, isCovered, ...props }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [loaded] = useState(() => new Set<string>());

  return (
    <CoveredContext value={isCovered}>
      <div ref={frame} {...useListOrder(frame, columns)}>
        <Masonry
          key={columns}
          breakpointCols={columns}
          className="-ml-4 flex"
          columnClassName="min-w-0 pl-4"
          role="list"
          aria-label={label}
        >
          {memes.map((meme, index) => (
            <Tile key={meme.filename} meme={meme} position={index} loaded={loaded} {...props} />
          ))}
        </Masonry>
      </div>
    </CoveredContext>
  );
}

/**
 * Makes Tab and the arrow keys follow the list through a grid whose elements stand column by column. Tiles carry
 * `data-position`; the arrows go from tile to tile, Tab through all that can be focused in them.
 */
export function useListOrder(frame: RefObject<HTMLElement | null>, columns: number) {
  function tilesInOrder(): HTMLElement[] {
    const tiles = [...(frame.current?.querySelectorAll<HTMLElement>("[data-position]") ?? [])];
    return tiles.toSorted((a, b) => Number(a.dataset["position"]) - Number(b.dataset["position"]));
  }

  function moveByTab(event: KeyboardEvent) {
    const stops = tilesInOrder().flatMap(stopsIn);
    const index = stops.findIndex((stop) => stop === event.target);
    const next = stops[index + (event.shiftKey ? -1 : 1)];
    if (index < 0) return;
    if (next) {
      event.preventDefault();
      next.focus();
    } else if (!event.shiftKey && frame.current) {
      // The browser goes on from the focus: from the end of the elements it leaves the grid.
      stopsIn(frame.current).at(-1)?.focus({ preventScroll: true });
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Tab") return moveByTab(event);
    const tiles = tilesInOrder();
    const index = tiles.findIndex((tile) => event.target instanceof Node && tile.contains(event.target));
    // Up and down stay in the column.
    const target = {
      ArrowRight: tiles[index + 1],
      ArrowLeft: tiles[index - 1],
      ArrowDown: tiles[index + columns],
      ArrowUp: tiles[index - columns],
      Home: tiles[0],
      End: tiles.at(-1),
    }[event.key];
    if (index < 0 || !target) return;
    event.preventDefault();
    stopsIn(target)[0]?.focus();
  }

  /** Coming back into the grid from below, the last of the list comes first, not the last of the elements. */
  function onFocus(event: FocusEvent<HTMLElement>) {
    const { relatedTarget, currentTarget, target } = event;
    if (!relatedTarget || currentTarget.contains(relatedTarget) || !target.matches(":focus-visible")) return;
    const cameFromBelow = currentTarget.compareDocumentPosition(relatedTarget) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!cameFromBelow || target !== stopsIn(currentTarget).at(-1)) return;
    tilesInOrder().flatMap(stopsIn).at(-1)?.focus();
  }

  return { onKeyDown, onFocus };
}

/** What can be focused in a tile, or in the whole grid. */
function stopsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>("a[href], button")];
}

import type { ComponentProps, FocusEvent, KeyboardEvent } from "react";
import Masonry from "react-masonry-css";
import type { Meme } from "#app/content/galleries.ts";
import { columnShape, gridShape } from "./columns.ts";
import { Tile } from "./tile.tsx";

type Props = Omit<ComponentProps<typeof Tile>, "meme" | "position"> & {
  memes: readonly Meme[];
  columns: number;
  label: string;
};

/** The gallery in columns, after hydration. */
export function MasonryGrid({ memes, columns, label, ...props }: Props) {
  return (
    <div {...listOrderKeys(columns)}>
      <Masonry
        key={columns}
        breakpointCols={columns}
        className={gridShape}
        columnClassName={columnShape}
        role="list"
        aria-label={label}
      >
        {memes.map((meme, index) => (
          <Tile key={meme.filename} meme={meme} position={index} {...props} />
        ))}
      </Masonry>
    </div>
  );
}

/**
 * Makes Tab and the arrow keys follow the list's order, although the DOM order is column by column. Tiles have
 * `data-position`. Arrow keys move between tiles, Tab between all focusable elements.
 */
export function listOrderKeys(columns: number) {
  function moveByTab(event: KeyboardEvent<HTMLElement>) {
    const stops = tilesIn(event.currentTarget).flatMap(stopsIn);
    const index = stops.findIndex((stop) => stop === event.target);
    const next = stops[index + (event.shiftKey ? -1 : 1)];
    if (index < 0) return;
    if (next) {
      event.preventDefault();
      next.focus();
    } else if (!event.shiftKey) {
      // Focuses the last element in the DOM, so that the browser's Tab leaves the grid from there.
      stopsIn(event.currentTarget).at(-1)?.focus({ preventScroll: true });
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Tab") return moveByTab(event);
    const tiles = tilesIn(event.currentTarget);
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

  /** Shift+Tab into the grid focuses the last tile of the list instead of the last one in the DOM. */
  function onFocus({ relatedTarget, currentTarget, target }: FocusEvent<HTMLElement>) {
    if (!relatedTarget || currentTarget.contains(relatedTarget) || !target.matches(":focus-visible")) return;
    const cameFromBelow = currentTarget.compareDocumentPosition(relatedTarget) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!cameFromBelow || target !== stopsIn(currentTarget).at(-1)) return;
    tilesIn(currentTarget).flatMap(stopsIn).at(-1)?.focus();
  }

  return { onKeyDown, onFocus };
}

function tilesIn(grid: HTMLElement): HTMLElement[] {
  const tiles = [...grid.querySelectorAll<HTMLElement>("[data-position]")];
  return tiles.toSorted((a, b) => Number(a.dataset["position"]) - Number(b.dataset["position"]));
}

/** Returns the focusable elements of a tile or of the grid. */
function stopsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>("a[href], button")];
}

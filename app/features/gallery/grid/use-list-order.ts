import type { FocusEvent, KeyboardEvent, RefObject } from "react";

/** Steps that a key makes in the list; up and down stay in the column. */
const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  Home: () => Number.NEGATIVE_INFINITY,
  End: () => Number.POSITIVE_INFINITY,
};

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
    const step = steps[event.key]?.(columns);
    const tiles = tilesInOrder();
    const index = tiles.findIndex((tile) => event.target instanceof Node && tile.contains(event.target));
    if (step === undefined || index < 0) return;
    const target = Number.isFinite(step) ? tiles[index + step] : tiles.at(step < 0 ? 0 : -1);
    if (!target) return;
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

/** What can be focused in a tile, or in a whole grid. */
export function stopsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>("a[href], button")];
}

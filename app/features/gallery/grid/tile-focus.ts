import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

import { stopsIn } from "./use-list-order.ts";

/** Which tile has the focus, by its link's id, and which of its links and buttons. */
type Place = { tileId: string; stop: number };

/** Keeps the focus on its tile when the tile is made anew in another column. */
export function usePreservedFocus(frame: RefObject<HTMLElement | null>) {
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

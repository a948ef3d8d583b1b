import { useState } from "react";
import { create } from "zustand";
import { returnFocus } from "#app/lib/focus.ts";

type Overlay = "palette" | "shortcuts";

/** The overlay that is open, if any. */
export const useOverlay = create<{ current?: Overlay }>(() => ({}));

/**
 * The element that had the focus before the first overlay opened. An overlay cannot read that element itself,
 * because its code loads later.
 */
let opener: Element | null = null;

function open(current: Overlay): void {
  opener ??= document.activeElement;
  useOverlay.setState({ current });
}

export const openPalette = () => open("palette");
export const openShortcuts = () => open("shortcuts");

/** Returns false while an overlay is open that was already open when this lazily loaded dialog mounted. */
export function useMayOpen(): boolean {
  const isCovered = useOverlay(({ current }) => current !== undefined);
  const [isWaiting, setIsWaiting] = useState(isCovered);
  if (isWaiting && !isCovered) setIsWaiting(false);
  return !isWaiting;
}

/** Closes the overlay and returns the focus. */
export function closeOverlay(): void {
  useOverlay.setState({ current: undefined });
  const target = opener;
  opener = null;
  setTimeout(() => {
    // Leaves the focus to an overlay that has opened in the meantime.
    if (!opener) returnFocus(target);
  });
}

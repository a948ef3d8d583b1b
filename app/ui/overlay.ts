import { useState } from "react";
import { create } from "zustand";
import { returnFocus } from "#app/lib/focus.ts";

type Overlay = "palette" | "shortcuts";

/** The overlay that is open, if any. */
export const useOverlay = create<{ current?: Overlay }>(() => ({}));

/** The focused element before the first overlay opened. Overlays load their own code and cannot know it. */
let opener: Element | null = null;

function open(current: Overlay): void {
  opener ??= document.activeElement;
  useOverlay.setState({ current });
}

export const openPalette = () => open("palette");
export const openShortcuts = () => open("shortcuts");

/** Returns false while a lazily loaded dialog must wait for an overlay that was open when it mounted. */
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
    // An overlay that opened in the meantime has the focus.
    if (!opener) returnFocus(target);
  });
}

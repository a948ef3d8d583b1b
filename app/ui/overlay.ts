import { useState } from "react";
import { create } from "zustand";
import { returnFocus } from "#app/lib/focus.ts";

type Overlay = "palette" | "shortcuts";

/** Which of what opens by a key over any page is open, if any. */
export const useOverlay = create<{ current?: Overlay }>(() => ({}));

/** What had the focus before the first one opened: overlays that load their own code cannot know that. */
let opener: Element | null = null;

function open(current: Overlay): void {
  opener ??= document.activeElement;
  useOverlay.setState({ current });
}

export const openPalette = () => open("palette");
export const openShortcuts = () => open("shortcuts");

/** Whether a dialog may open whose code comes late: not before the overlay has closed that was open when it came. */
export function useMayOpen(): boolean {
  const isCovered = useOverlay(({ current }) => current !== undefined);
  const [isWaiting, setIsWaiting] = useState(isCovered);
  if (isWaiting && !isCovered) setIsWaiting(false);
  return !isWaiting;
}

/** Closes what is open, and returns the focus. */
export function closeOverlay(): void {
  useOverlay.setState({ current: undefined });
  const target = opener;
  opener = null;
  setTimeout(() => {
    // What was opened again meanwhile takes the focus itself.
    if (!opener) returnFocus(target);
  });
}

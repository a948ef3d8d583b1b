import { type RefObject, useLayoutEffect } from "react";

/**
 * Lets the player's layer cover its place on the page. It is positioned in the document, not in the window, so that it
 * scrolls with the page by itself.
 */
export function useStanding(layerRef: RefObject<HTMLElement | null>, place: HTMLElement | undefined): void {
  useLayoutEffect(() => {
    const layer = layerRef.current;
    if (!layer || !place) return undefined;
    const stand = () => {
      const { left, top, width } = place.getBoundingClientRect();
      layer.style.left = `${left + window.scrollX}px`;
      layer.style.top = `${top + window.scrollY}px`;
      layer.style.width = `${width}px`;
    };
    stand();
    const observer = new ResizeObserver(stand);
    for (const element of [place, document.body]) observer.observe(element);
    return () => {
      observer.disconnect();
      layer.removeAttribute("style");
    };
  }, [layerRef, place]);
}

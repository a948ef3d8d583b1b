/**
 * Lets the player's layer cover its place on the page. It is positioned in the document, not in the window, so that it
 * scrolls with the page by itself. Returns what ends it.
 */
export function coverPlace(layer: HTMLElement, place: HTMLElement): () => void {
  const stand = () => {
    const { left, top, width } = place.getBoundingClientRect();
    layer.style.left = `${left + window.scrollX}px`;
    layer.style.top = `${top + window.scrollY}px`;
    layer.style.width = `${width}px`;
  };
  stand();
  place.dataset["covered"] = "";
  const observer = new ResizeObserver(stand);
  for (const element of [place, document.body]) observer.observe(element);
  return () => {
    observer.disconnect();
    delete place.dataset["covered"];
    layer.removeAttribute("style");
  };
}

/**
 * Scrolls an opened session's list to the chapter that was pressed in the drawing, or to the first one that is lit: both may
 * be far down. Returns what stops it.
 */
export function scrollToPressedChapters(list: HTMLElement): () => void {
  const onClick = ({ target, clientX, clientY }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest("[aria-expanded], svg.line") : null;
    const row = pressed?.closest("li");
    const opened = pressed instanceof SVGElement ? ".open, .listed" : ".open";
    // React opens it after this.
    setTimeout(() => row?.matches(opened) && scrollToChapter(row, clientX, clientY));
  };
  list.addEventListener("click", onClick);
  return () => list.removeEventListener("click", onClick);
}

function scrollToChapter(row: Element, x: number, y: number): void {
  const drawing = row.querySelector("svg.line");
  const { left = 0, top = 0, width = 1 } = drawing?.getBoundingClientRect() ?? {};
  const second = ((x - left) / width) * Number(drawing?.getAttribute("viewBox")?.split(" ")[2]);
  const isInDrawing = y >= top && x <= left + width;
  const chapters = [...row.querySelectorAll<HTMLElement>("ol > li:not([lang]) > a")];
  const chapter = isInDrawing ? chapters.findLast((link) => secondOf(link) <= second) : undefined;
  (chapter ?? row.querySelector("li.lit"))?.scrollIntoView({ block: "center" });
  // The pressed one is marked by having the focus.
  chapter?.focus({ preventScroll: true });
}

/** Where a chapter's link leads: "/episodes/x?t=90" is second 90. */
function secondOf(link: Element): number {
  return Number(link.getAttribute("href")?.split("?t=")[1] ?? 0);
}

/**
 * Scrolls an opened session's list to the chapter that was pressed in the drawing, or to the first one that is lit: both may
 * be far down. Returns what stops it.
 */
export function scrollToPressedChapters(list: HTMLElement): () => void {
  const onClick = ({ target, clientX, clientY }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest("[aria-expanded], svg.line") : null;
    const row = pressed?.closest("li");
    // React opens it after this.
    if (row) setTimeout(() => row.matches(pressed instanceof SVGElement ? ".open, .listed" : ".open") && scroll(row));

    function scroll(session: Element) {
      const drawing = session.querySelector<SVGSVGElement>("svg.line");
      const { left = 0, top = 0, width = 1 } = drawing?.getBoundingClientRect() ?? {};
      const second = ((clientX - left) / width) * Number(drawing?.getAttribute("viewBox")?.split(" ")[2]);
      const isInDrawing = clientY >= top && clientX <= left + width;
      const chapters = [...session.querySelectorAll<HTMLElement>("ol > li:not([lang]) > a")];
      const chapter = isInDrawing ? chapters.findLast((link) => secondOf(link) <= second) : undefined;
      (chapter ?? session.querySelector("li.lit"))?.scrollIntoView({ block: "center" });
      // The pressed one is marked by having the focus.
      chapter?.focus({ preventScroll: true });
    }
  };
  list.addEventListener("click", onClick);
  return () => list.removeEventListener("click", onClick);
}

/** Where a chapter's link leads: "/episodes/x?t=90" is second 90. */
function secondOf(link: Element): number {
  return Number(link.getAttribute("href")?.split("?t=")[1] ?? 0);
}

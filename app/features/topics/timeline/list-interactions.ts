/**
 * Makes the links and buttons of a timeline one stop of the Tab key, in which the arrow keys move: along a session, and
 * from session to session at the same second. Where the sessions are folded out they move through the list. Before this
 * runs, and without scripts, every link is a stop. Returns what stops what goes on without the list.
 */
export function startInteractions(list: HTMLElement): () => void {
  const all = () => [...list.querySelectorAll<HTMLElement>("a, button")];
  let stop: HTMLElement | undefined;
  // Where the arrow keys go up and down: as long as they do nothing else.
  let column: number | undefined;

  function setStop(element: HTMLElement | undefined) {
    for (const other of all()) other.tabIndex = other === element ? 0 : -1;
    stop = element;
  }

  function move(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const from = document.activeElement;
    if (!(from instanceof HTMLElement)) return;
    const isUpOrDown = event.key === "ArrowUp" || event.key === "ArrowDown";
    const { left, width } = from.getBoundingClientRect();
    const middle = isUpOrDown ? (column ?? left + width / 2) : undefined;
    const next = nextOf(from, event.key, all().filter(isReachable), middle ?? 0);
    if (!next) return;
    event.preventDefault();
    // WebKit shows no ring where a click gave the focus before. Not all browsers' types know the option.
    next.focus({ focusVisible: true } as FocusOptions);
    column = middle;
  }

  function follow({ target }: FocusEvent) {
    const element = target instanceof Element ? target.closest<HTMLElement>("a, button") : null;
    column = undefined;
    if (element && element !== stop) setStop(element);
  }

  /** Another width of the window, or a list that was folded in, may have hidden the stop; rows that come bring links. */
  function keepOneStop() {
    setStop(stop && isReachable(stop) ? stop : all().find(isReachable));
  }

  keepOneStop();
  list.addEventListener("click", scrollToPressedChapter);
  list.addEventListener("keydown", move);
  list.addEventListener("focusin", follow);
  const changes = { attributeFilter: ["inert", "class"], childList: true, subtree: true };
  new MutationObserver(keepOneStop).observe(list, changes);
  window.addEventListener("resize", keepOneStop);
  return () => window.removeEventListener("resize", keepOneStop);
}

function isReachable(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.closest("[inert]");
}

/** Where a key leads from one of the stops; undefined where it leads nowhere. */
function nextOf(from: HTMLElement, key: string, stops: readonly HTMLElement[], column: number) {
  const row = from.closest("li[data-session]");
  const own = stops.filter((stop) => row?.contains(stop));
  const index = own.indexOf(from);
  const isList = row?.matches(".open, .listed");
  switch (key) {
    case "ArrowRight":
      return own[index + 1];
    case "ArrowLeft":
      return own[index - 1];
    case "ArrowDown":
      // The button of a session that is open stands behind its list.
      if (from.matches("[aria-expanded='true']")) return own[1];
      return (isList && own[index + 1]) || neighbor(from, stops, 1, column);
    case "ArrowUp":
      return (isList && own[index - 1]) || neighbor(from, stops, -1, column);
    case "Home":
      return own[0];
    case "End":
      return own.at(-1);
    default:
      return undefined;
  }
}

/** The stop of the next session, or of the one before, that is in a column: pixels from the window's left. */
function neighbor(from: HTMLElement, stops: readonly HTMLElement[], step: 1 | -1, column: number) {
  const rows = [...new Set(stops.map((stop) => stop.closest("li[data-session]")))];
  const row = rows[rows.indexOf(from.closest("li[data-session]")) + step];
  const candidates = stops.filter((stop) => row?.contains(stop));
  if (row?.matches(".open, .listed")) return step > 0 ? candidates[0] : candidates.at(-1);
  return candidates.findLast((stop) => stop.getBoundingClientRect().left <= column) ?? candidates[0];
}

/**
 * Scrolls an opened session's list to the chapter that was pressed in the drawing, or to the first one that is lit: both may
 * be far down.
 */
function scrollToPressedChapter({ target, clientX, clientY }: MouseEvent) {
  const pressed = target instanceof Element ? target.closest("[aria-expanded], svg.line") : null;
  const row = pressed?.closest("li");
  const opened = pressed instanceof SVGElement ? ".open, .listed" : ".open";
  // React opens it after this.
  setTimeout(() => row?.matches(opened) && scrollToChapter(row, clientX, clientY));
}

function scrollToChapter(row: Element, x: number, y: number): void {
  const drawing = row.querySelector("svg.line");
  const { left = 0, top = 0, width = 1 } = drawing?.getBoundingClientRect() ?? {};
  const second = ((x - left) / width) * Number(drawing?.getAttribute("viewBox")?.split(" ")[2]);
  const isInDrawing = y >= top && x <= left + width;
  const chapters = [...row.querySelectorAll<HTMLElement>("ol > li:not([lang]) > a")];
  const secondOf = (link: Element) => Number(link.getAttribute("href")?.split("?t=")[1] ?? 0);
  const chapter = isInDrawing ? chapters.findLast((link) => secondOf(link) <= second) : undefined;
  (chapter ?? row.querySelector("li.lit"))?.scrollIntoView({ block: "center" });
  // The pressed one is marked by having the focus.
  chapter?.focus({ preventScroll: true });
}

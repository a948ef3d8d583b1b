import { scrollToPressedChapters } from "./scroll-to-chapter.ts";

/** Starts what the timeline's list does besides being read. Returns what stops it. */
export function startInteractions(list: HTMLElement): () => void {
  const stops = [moveByArrowKeys(list), scrollToPressedChapters(list)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Makes the links and buttons of a timeline one stop of the Tab key, in which the arrow keys move: along a session, and
 * from session to session at the same second. Where the sessions are folded out they move through the list. Before this
 * runs, and without scripts, every link is a stop.
 */
function moveByArrowKeys(list: HTMLElement): () => void {
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
    const middle = isUpOrDown ? (column ?? middleOf(from)) : undefined;
    const next = nextOf(from, event.key, all().filter(isReachable), middle ?? 0);
    if (!next) return;
    event.preventDefault();
    next.focus();
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
  list.addEventListener("keydown", move);
  list.addEventListener("focusin", follow);
  const observer = new MutationObserver(keepOneStop);
  observer.observe(list, { attributeFilter: ["inert", "class"], childList: true, subtree: true });
  window.addEventListener("resize", keepOneStop);
  return () => {
    list.removeEventListener("keydown", move);
    list.removeEventListener("focusin", follow);
    observer.disconnect();
    window.removeEventListener("resize", keepOneStop);
    for (const element of all()) element.removeAttribute("tabindex");
  };
}

function isReachable(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.closest("[inert]");
}

/** Where a key leads from one of the stops; undefined where it leads nowhere. */
function nextOf(
  from: HTMLElement,
  key: string,
  stops: readonly HTMLElement[],
  column: number,
): HTMLElement | undefined {
  const row = from.closest("li[data-session]");
  const own = stops.filter((stop) => row?.contains(stop));
  const place = own.indexOf(from);
  const isList = row?.matches(".open, .listed");
  switch (key) {
    case "ArrowRight":
      return own[place + 1];
    case "ArrowLeft":
      return own[place - 1];
    case "ArrowDown":
      // The button of a session that is open stands behind its list.
      if (from.matches("[aria-expanded='true']")) return own[1];
      return (isList && own[place + 1]) || neighbor(from, stops, 1, column);
    case "ArrowUp":
      return (isList && own[place - 1]) || neighbor(from, stops, -1, column);
    case "Home":
      return own[0];
    case "End":
      return own.at(-1);
    default:
      return undefined;
  }
}

/** The stop of the next session, or of the one before, that is in a column: pixels from the window's left. */
function neighbor(
  from: HTMLElement,
  stops: readonly HTMLElement[],
  step: 1 | -1,
  column: number,
): HTMLElement | undefined {
  const rows = [...new Set(stops.map((stop) => stop.closest("li[data-session]")))];
  const row = rows[rows.indexOf(from.closest("li[data-session]")) + step];
  const candidates = stops.filter((stop) => row?.contains(stop));
  if (row?.matches(".open, .listed")) return step > 0 ? candidates[0] : candidates.at(-1);
  return candidates.findLast((stop) => stop.getBoundingClientRect().left <= column) ?? candidates[0];
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

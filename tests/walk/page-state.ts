/** What can be seen of a page at one moment. */
export type PageState = {
  address: string;
  title: string;
  headings: string[];
  mains: number;
  isBroken: boolean;
  /** The focused element, or undefined when it is the body. */
  focus: string | undefined;
  /** Whether it is a toggle that is on. */
  isPressed: boolean;
  /** What the focused element leads to, when that is no page of this site. */
  leadsOut: boolean;
  /** Pixels by which the page is wider than the window, and what sticks out. */
  overflow: number;
  widest: string;
  storage: Record<string, string>;
  entry: { key: string; index: number };
  /** The addresses of the tab's history. */
  history: string[];
  /** When this document was loaded. */
  loadedAt: number;
};

/** Runs in the page. Undefined while there is none yet: a document that has just begun to load has no body. */
export function look(): PageState | undefined {
  if (!document.body) return undefined;
  const describe = (element: Element) =>
    `${element.localName}${element.id && `#${element.id}`} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
  const focused = document.activeElement;
  const hasFocus = focused && focused !== document.body && focused !== document.documentElement;
  const root = document.documentElement;
  const overflow = root.scrollWidth - root.clientWidth;
  const widest = [...document.body.querySelectorAll("*")].find(
    (element) => overflow > 0 && element.getBoundingClientRect().right > root.clientWidth + 0.5,
  );
  const link = focused?.closest("a");
  const { currentEntry } = navigation;
  return {
    address: location.pathname + location.search + location.hash,
    title: document.title,
    headings: [...document.querySelectorAll("h1")].map(({ textContent }) => textContent ?? ""),
    mains: document.querySelectorAll("main").length,
    isBroken: root.textContent?.includes("Unexpected Application Error!") ?? false,
    focus: hasFocus ? describe(focused) : undefined,
    isPressed: focused?.getAttribute("aria-pressed") === "true",
    leadsOut: Boolean(link && (link.origin !== location.origin || /\.\w+$/.test(link.pathname))),
    overflow,
    widest: widest ? describe(widest) : "",
    storage: { ...localStorage },
    entry: { key: currentEntry?.key ?? "", index: currentEntry?.index ?? 0 },
    history: navigation.entries().map(({ url }) => (url ?? "").slice(location.origin.length)),
    loadedAt: performance.timeOrigin,
  };
}

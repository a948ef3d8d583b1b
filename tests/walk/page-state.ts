/** A snapshot of a page. */
export type PageState = NonNullable<ReturnType<typeof look>>;

/** Runs in the page. Returns undefined if the document has just started to load and has no body. */
export function look() {
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
  return {
    address: location.pathname + location.search + location.hash,
    title: document.title,
    headings: [...document.querySelectorAll("h1")].map(({ textContent }) => textContent ?? ""),
    mains: document.querySelectorAll("main").length,
    isBroken: root.textContent?.includes("Unexpected Application Error!") ?? false,
    /** The focused element, or undefined for the body. */
    focus: hasFocus ? describe(focused) : undefined,
    /** True if the focused element is a pressed toggle. */
    isPressed: focused?.getAttribute("aria-pressed") === "true",
    /** True if the focused element links to another site or to a file. */
    leadsOut: Boolean(link && (link.origin !== location.origin || /\.\w+$/.test(link.pathname))),
    /** Pixels by which the page is wider than the window, and the first element that overflows. */
    overflow,
    widest: widest ? describe(widest) : "",
    storage: { ...sessionStorage, ...localStorage } as Record<string, string>,
    /** The index in the tab's history, and the history's URLs. */
    index: navigation.currentEntry?.index ?? 0,
    history: navigation.entries().map(({ url }) => (url ?? "").slice(location.origin.length)),
    /** The load time of this document. */
    loadedAt: performance.timeOrigin,
  };
}

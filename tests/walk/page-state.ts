/** What can be seen of a page at one moment. */
export type PageState = NonNullable<ReturnType<typeof look>>;

/** Runs in the page. Undefined while there is none yet: a document that has just begun to load has no body. */
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
    /** The focused element, or undefined when it is the body. */
    focus: hasFocus ? describe(focused) : undefined,
    /** Whether it is a toggle that is on. */
    isPressed: focused?.getAttribute("aria-pressed") === "true",
    /** Whether it leads to what is no page of this site. */
    leadsOut: Boolean(link && (link.origin !== location.origin || /\.\w+$/.test(link.pathname))),
    /** Pixels by which the page is wider than the window, and what sticks out. */
    overflow,
    widest: widest ? describe(widest) : "",
    storage: { ...sessionStorage, ...localStorage } as Record<string, string>,
    /** The addresses of the tab's history, and its place there. */
    index: navigation.currentEntry?.index ?? 0,
    history: navigation.entries().map(({ url }) => (url ?? "").slice(location.origin.length)),
    /** When this document was loaded. */
    loadedAt: performance.timeOrigin,
  };
}

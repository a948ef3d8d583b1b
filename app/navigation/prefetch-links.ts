import { prefetchTargets } from "./prefetch-targets.ts";

/** Milliseconds that a pointer or the focus rests on a link before that means something. */
const restMs = 60;

/**
 * Fetches the code and the data of the page whose link is pointed at or focused, so that they are there on the click. One
 * listener for all links. Returns what ends it.
 */
export function prefetchLinks(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let named: readonly HTMLLinkElement[] = [];

  function note({ type, target }: Event) {
    clearTimeout(timer);
    if (type === "pointerout" || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    if (link) timer = setTimeout(() => fetchFor(link), restMs);
  }

  function fetchFor(link: HTMLAnchorElement) {
    for (const earlier of named) earlier.remove();
    named = prefetchTargets(link).map(({ href, as }) => Object.assign(document.createElement("link"), { href, as }));
    for (const one of named) {
      one.rel = "prefetch";
      document.head.append(one);
    }
  }

  const events = ["pointerover", "pointerout", "focusin"];
  for (const event of events) document.addEventListener(event, note);
  return () => {
    clearTimeout(timer);
    for (const event of events) document.removeEventListener(event, note);
  };
}

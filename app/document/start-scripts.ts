import { callScript } from "./inline-scripts.ts";

/** A page that says nothing of its painting, being in no window, starts its scripts after this many milliseconds. */
export const latestStartMs = 2500;

/** The id of the template that holds the links to a page's scripts until they are started. */
export const scriptFilesId = "script-files";

/** What a page says whose scripts do not come, not even from past the cache. */
const noScriptsNotice = "Some of this page could not be loaded. You can still read it. Reload in a moment.";

/** The last script of the body: starts the page's scripts after its first paint, once the whole style sheet is there. */
export function startScript(): string {
  return callScript(startScriptsAfterPaint, scriptFilesId, latestStartMs, noScriptsNotice);
}

/**
 * Fetches and runs the page's scripts once its first text is painted, so that they compete with nothing that is to be seen.
 * They stay where they stood, for there React looks for them. A page that a browser or a host has cached may name files
 * of a release that is gone, and a 404 may be cached in place of a file: then the page and its files are fetched past the
 * caches, and the page reloads itself; not after a reload, so that it does so once.
 */
function startScriptsAfterPaint(filesId: string, latestMs: number, notice: string): void {
  let hasFailed = false;
  setTimeout(start, latestMs);
  if (document.hidden) return start();
  try {
    const look = (list: PerformanceObserverEntryList) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) start();
    };
    new PerformanceObserver(look).observe({ type: "paint", buffered: true });
  } catch {
    start();
  }

  function start() {
    const files = document.getElementById(filesId);
    const held = document.querySelector('script[type="text/plain"]');
    const stylesheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
    if (!(files instanceof HTMLTemplateElement) || !held || !stylesheet) return;
    const links = [...files.content.children, stylesheet] as HTMLLinkElement[];
    const recover = () => void reloadPastCaches(links.map(({ href }) => href));
    for (const link of links) link.addEventListener("error", recover);
    const script = document.createElement("script");
    script.type = "module";
    script.async = true;
    script.addEventListener("error", recover);
    script.textContent = held.textContent;
    files.replaceWith(files.content);
    stylesheet.addEventListener("load", () => held.replaceWith(script));
    stylesheet.disabled = false;
  }

  async function reloadPastCaches(addresses: string[]) {
    if (hasFailed) return;
    hasFailed = true;
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (visit?.type === "reload") return showNotice();
    try {
      await Promise.all([location.href, ...addresses].map((address) => fetch(address, { cache: "reload" })));
      location.reload();
    } catch {
      showNotice();
    }
  }

  function showNotice() {
    const alert = document.createElement("p");
    alert.setAttribute("role", "alert");
    alert.className = "fixed inset-x-0 bottom-0 z-50 border-t-4 border-warm bg-raised p-5";
    alert.textContent = notice;
    document.body.prepend(alert);
  }
}

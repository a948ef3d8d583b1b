/** The head's inline scripts. They run while the browser parses the HTML, before any module loads. */
import { canonicalPath } from "#app/navigation/canonical-path.ts";
import { analyticsKey } from "#app/store/analytics.ts";
import { positionsKey } from "#app/store/positions.ts";
import { frameColors, themeStorageKey } from "#app/store/theme.ts";

/** The fonts of a first screen, as in app.css. */
const fontFaces = ["400 1em FiraGO", "600 1em FiraGO", "800 1em FiraGO", '600 1em "JetBrains Mono"'] as const;

/** Timeout for the fonts, in milliseconds. After it, the page renders without them. */
const fontTimeoutMs = 1500;

/**
 * Returns an inline script that calls a function with arguments. The page contains only the function's own text, so the
 * function must not use anything else of this file. Its arguments must be JSON. The server bundle is minified for these
 * scripts (vite.config.ts). The client bundle omits them, because only code under `import.meta.env.SSR` uses them.
 */
function callScript<Args extends unknown[]>(run: (...args: Args) => void, ...args: Args): string {
  return `(${String(run)})(${args.map((arg) => JSON.stringify(arg)).join(",")});`;
}

/** Returns the head's script. It follows the styles, which declare the fonts. */
export function headScript(): string {
  return [
    callScript(recordPaletteKeys),
    callScript(recordRemovals),
    callScript(replaceForbiddenStorage),
    callScript(markVisit),
    callScript(applyStored, themeStorageKey, frameColors, [analyticsKey, positionsKey]),
    callScript(blockOnFonts, fontFaces, fontTimeoutMs),
  ].join("");
}

/** Returns the first script of 404.html. */
export function redirectScript(): string {
  return `(${String(redirectToCanonicalPath)})(${String(canonicalPath)});`;
}

/**
 * Records presses of the palette's shortcut for after-hydration.ts. `readShortcut` in lib/keyboard.ts has the
 * complete rules.
 */
function recordPaletteKeys(): void {
  const presses: KeyboardEvent[] = [];
  const onKey = (event: KeyboardEvent) => {
    const { code, key, target } = event;
    const isPlain = event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey && !event.repeat;
    const isK = key === "k" || key === "K" || (code === "KeyK" && key > "~");
    const isForeign = target instanceof HTMLElement && (target.shadowRoot || target.isContentEditable);
    if (isPlain && isK && !isForeign) {
      event.preventDefault();
      presses.push(event);
    }
  };
  document.addEventListener("keydown", onKey, true);
  window.earlyKeys = { presses, stop: () => document.removeEventListener("keydown", onKey, true) };
}

/** Records the nodes that a translation or an extension removes, for browser-translation.ts. */
function recordRemovals(): void {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((found) =>
    records.push(...found.filter(({ removedNodes }) => removedNodes.length > 0)),
  );
  observer.observe(document, { childList: true, subtree: true });
  window.earlyRemovals = { records, observer };
}

/**
 * Replaces sessionStorage if it is blocked, or null (Firefox with storage disabled). Otherwise React Router's scroll
 * restoration would throw on every page.
 */
function replaceForbiddenStorage(): void {
  try {
    void sessionStorage.length;
  } catch {
    const value = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    Object.defineProperty(window, "sessionStorage", { value });
  }
}

/**
 * Marks a visit that starts at the top of the page. Only then may parts be laid out late (`laid-out-late-*` in
 * app.css), because restoring a scroll position needs the full layout. Sets `data-challenged` if the URL has a
 * challenge, so that CSS reserves room for the challenge.
 */
function markVisit(): void {
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "navigate" && !location.hash) dataset["arriving"] = "";
  if (/[?&]challenge=\w+-\d+-\w/.test(location.search)) dataset["challenged"] = "";
}

/**
 * Applies the stored theme before the first paint, so that it never flashes. Sets `data-has-history` if the visitor
 * has listening data (`hasListeningData`): CSS then hides the prerendered empty state until hydration.
 */
function applyStored(
  themeKey: string,
  colors: Readonly<Record<"light" | "dark", string>>,
  historyKeys: readonly string[],
): void {
  const { dataset } = document.documentElement;
  try {
    const theme = localStorage.getItem(themeKey);
    if (theme === "light" || theme === "dark") {
      dataset["theme"] = theme;
      for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
        meta.media = meta.content === colors[theme] ? "all" : "not all";
    }
    const history = /"playCount":[1-9]|"is(?:Completed|Favorite)":true|"heardAt"/;
    if (historyKeys.some((key) => history.test(localStorage.getItem(key) ?? ""))) dataset["hasHistory"] = "";
  } catch {
    // Storage is blocked.
  }
}

/**
 * Redirects a non-canonical URL of a page to the canonical one, before the first paint. Does nothing if the host has
 * redirected to the current URL, because that would cause a loop. Removes its own script element, which React does not
 * know.
 */
function redirectToCanonicalPath(canonical: typeof canonicalPath): void {
  document.currentScript?.remove();
  const { pathname, search, hash } = location;
  const path = canonical(pathname);
  const [visit] = performance.getEntriesByType("navigation");
  const wasRedirected = !(visit instanceof PerformanceNavigationTiming) || visit.redirectCount > 0;
  if (path !== pathname && !wasRedirected) location.replace(path + search + hash);
}

/**
 * Blocks rendering until the fonts have loaded, to avoid layout shift. After the timeout, the page stays without them
 * until the next navigation (`data-fonts="late"`). Without JavaScript nothing blocks.
 */
function blockOnFonts(faces: readonly string[], timeoutMs: number): void {
  const { dataset } = document.documentElement;
  const show = () => {
    if (dataset["fonts"] === "coming") delete dataset["fonts"];
  };
  dataset["fonts"] = "coming";
  Promise.all(faces.map((face) => document.fonts.load(face, "Aა"))).then(show, show);
  setTimeout(() => {
    if (dataset["fonts"] === "coming") dataset["fonts"] = "late";
  }, timeoutMs);
}

/**
 * Latest start of the scripts, in milliseconds. A browser may report no paint, for example while no window shows the
 * page.
 */
export const latestStartMs = 2500;

/** The id of the template with the links to the page's scripts. */
export const scriptFilesId = "script-files";

/** Returns the body's last script, which starts the page's scripts after its first paint. */
export function startScript(): string {
  return callScript(startScriptsAfterPaint, scriptFilesId, latestStartMs);
}

/**
 * Loads and runs the page's scripts after the first contentful paint, so that they do not compete with visible content.
 * Keeps them at their positions, because React looks there. A cached page may name files of a removed release, or a
 * cache may have a 404 for a file. In these cases, refetches the page and its files past the caches, and reloads the
 * page. After a reload, shows a notice instead, to avoid a loop.
 */
function startScriptsAfterPaint(filesId: string, latestMs: number): void {
  let hasFailed = false;
  setTimeout(start, latestMs);
  if (document.hidden) return start();
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) start();
    }).observe({ type: "paint", buffered: true });
  } catch {
    start();
  }

  function start() {
    const files = document.getElementById(filesId);
    const held = document.querySelector('script[type="text/deferred"]');
    if (!(files instanceof HTMLTemplateElement) || !held) return;
    const links = [...files.content.children] as HTMLLinkElement[];
    const recover = () => void reloadPastCaches(links.map(({ href }) => href));
    for (const link of links) link.addEventListener("error", recover);
    const { textContent } = held;
    const script = Object.assign(document.createElement("script"), { type: "module", async: true, textContent });
    script.addEventListener("error", recover);
    files.replaceWith(files.content);
    held.replaceWith(script);
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
    alert.textContent = "Couldn't load some of this page. You can still read it. Reload in a moment.";
    document.body.prepend(alert);
  }
}

/** The scripts of the head, which run while the HTML is read, before any module has come. */
import { canonicalPath } from "#app/navigation/canonical-path.ts";
import { analyticsKey } from "#app/store/analytics.ts";
import { positionsKey } from "#app/store/positions.ts";
import { frameColors, themeStorageKey } from "#app/store/theme.ts";

/** The fonts of a first screen, as in app.css. */
const fontFaces = ["400 1em FiraGO", "600 1em FiraGO", "800 1em FiraGO", '600 1em "JetBrains Mono"'] as const;

/** Milliseconds after which a page renders without its fonts. */
const fontTimeoutMs = 1500;

/**
 * The text of an inline script that calls a function with these arguments. Only the function's own text gets into the page:
 * it uses nothing of its file, and its arguments are what JSON can hold. The server's bundle is minified for such scripts
 * (vite.config.ts); the browser's lacks them, because they are used under `import.meta.env.SSR` alone.
 */
function callScript<Args extends unknown[]>(run: (...args: Args) => void, ...args: Args): string {
  return `(${String(run)})(${args.map((arg) => JSON.stringify(arg)).join(",")});`;
}

/** The script of the head, after the styles that tell of the fonts. */
export function headScript(): string {
  return [
    callScript(recordPaletteKeys),
    callScript(replaceForbiddenStorage),
    callScript(markVisit),
    callScript(applyStored, themeStorageKey, frameColors, [analyticsKey, positionsKey]),
    callScript(blockOnFonts, fontFaces, fontTimeoutMs),
  ].join("");
}

/** The first script of 404.html. */
export function redirectScript(): string {
  return `(${String(redirectToCanonicalPath)})(${String(canonicalPath)});`;
}

/** Keeps presses of the palette's keys for after-hydration.ts. `readShortcut` in lib/keyboard.ts has the same rules in full. */
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

/**
 * The router's scroll restoration takes sessionStorage for granted, and throws on every page where it is forbidden, or null
 * as in a Firefox whose storage is switched off. There a storage that keeps nothing stands in for it.
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
 * Marks a page that is arrived at from its top. Only there may parts of it be laid out late (`laid-out-late-*` in app.css);
 * where a place on the page is to be found again, all of it is there at once. Sets `data-challenged` where the address holds
 * a challenge: there CSS shows room for it from the start.
 */
function markVisit(): void {
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "navigate" && !location.hash) dataset["arriving"] = "";
  if (/[?&]challenge=\w+-\d+-\w/.test(location.search)) dataset["challenged"] = "";
}

/**
 * Before anything is painted, so that a chosen theme never flashes in late; its frame colour is for all media. Sets
 * `data-has-history` where listening data is stored (`hasListeningData`): there CSS hides the prerendered state, which is that of a visitor
 * without any, until React has read the storage.
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
    // Where storage is forbidden, nothing was stored.
  }
}

/**
 * Leads from another spelling of a page's address to the page, before anything is painted. A host that has led to this
 * spelling itself would do so again, for ever. The script goes, for React knows nothing of it.
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
 * Blocks rendering until the fonts have loaded, so that no text moves when they come. A page that shows without them goes on
 * without them (`data-fonts="late"`, until another page is gone to). Without scripts nothing is blocked.
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

/** A page that says nothing of its painting, being in no window, starts its scripts after this many milliseconds. */
export const latestStartMs = 2500;

/** The id of the template that holds the links to a page's scripts until they are started. */
export const scriptFilesId = "script-files";

/** The last script of the body: starts the page's scripts after its first paint. */
export function startScript(): string {
  return callScript(startScriptsAfterPaint, scriptFilesId, latestStartMs);
}

/**
 * Fetches and runs the page's scripts once its first text is painted, so that they compete with nothing that is to be seen.
 * They stay where they stood, for there React looks for them. A page that a browser or a host has cached may name files
 * of a release that is gone, and a 404 may be cached in place of a file: then the page and its files are fetched past the
 * caches, and the page reloads itself; not after a reload, so that it does so once.
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
    const held = document.querySelector('script[type="text/plain"]');
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

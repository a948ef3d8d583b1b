/** The scripts of the head, which run while the HTML is read, before any module has come. */
import { canonicalPath } from "#app/navigation/canonical-path.ts";
import { analyticsStorage } from "#app/store/store.ts";
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
export function callScript<Args extends unknown[]>(run: (...args: Args) => void, ...args: Args): string {
  return `(${String(run)})(${args.map((arg) => JSON.stringify(arg)).join(",")});`;
}

/** The script of the head, after the styles that tell of the fonts. */
export function headScript(): string {
  return [
    callScript(recordEarlyInput),
    callScript(replaceForbiddenStorage),
    callScript(markArrival),
    callScript(applyStoredTheme, themeStorageKey, frameColors),
    callScript(markListener, analyticsStorage.name),
    callScript(markChallenge),
    callScript(blockOnFonts, fontFaces, fontTimeoutMs),
  ].join("");
}

/** The first script of 404.html. */
export function redirectScript(base: string): string {
  return `(${String(redirectToCanonicalPath)})(${String(canonicalPath)},${JSON.stringify(base)});`;
}

/**
 * Remembers which buttons are clicked, and whether the palette is asked for (Ctrl or Cmd and K, as in lib/keyboard.ts),
 * while the page is still without its scripts (event-replay.ts). Links need no help: they lead where they say.
 */
function recordEarlyInput(): void {
  const inputs: (HTMLElement | KeyboardEvent)[] = [];
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest("button");
    if (button) inputs.push(button);
  };
  const onKey = (event: KeyboardEvent) => {
    const isPlain = !event.shiftKey && !event.altKey && !event.repeat;
    if ((event.ctrlKey || event.metaKey) && isPlain && (event.code === "KeyK" || event.key === "k")) {
      event.preventDefault();
      inputs.push(event);
    }
  };
  document.addEventListener("click", onClick, true);
  document.addEventListener("keydown", onKey, true);
  window.earlyInput = {
    inputs,
    stopClicks: () => document.removeEventListener("click", onClick, true),
    stopKeys: () => document.removeEventListener("keydown", onKey, true),
  };
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
 * where a place on the page is to be found again, all of it is there at once.
 */
function markArrival(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "navigate" && !location.hash) document.documentElement.dataset["arriving"] = "";
}

/** Before anything is painted, so that a chosen theme never flashes in late. Its frame colour is for all media. */
function applyStoredTheme(storageKey: string, colors: Readonly<Record<"light" | "dark", string>>): void {
  try {
    const theme = localStorage.getItem(storageKey);
    if (theme !== "light" && theme !== "dark") return;
    document.documentElement.dataset["theme"] = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
      meta.media = meta.content === colors[theme] ? "all" : "not all";
  } catch {
    // Where storage is forbidden, no theme was chosen.
  }
}

/**
 * Sets `data-listener` on the document where listening history is stored: there CSS hides the prerendered state, which is
 * that of a visitor without any, until React has read the storage.
 */
function markListener(storageKey: string): void {
  try {
    if (localStorage.getItem(storageKey)?.includes('"playCount"')) document.documentElement.dataset["listener"] = "";
  } catch {
    // Where storage is forbidden, nothing was stored.
  }
}

/** Sets `data-challenged` on the document where the address holds a challenge: there CSS shows room for it from the start. */
function markChallenge(): void {
  if (/[?&]challenge=\w+-\d+-\w/.test(location.search)) document.documentElement.dataset["challenged"] = "";
}

/**
 * Leads from another spelling of a page's address to the page, before anything is painted. A host that has led to this
 * spelling itself would do so again, for ever. The script goes, for React knows nothing of it.
 */
function redirectToCanonicalPath(canonical: typeof canonicalPath, base: string): void {
  document.currentScript?.remove();
  const { pathname, search, hash } = location;
  const path = canonical(pathname, base);
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

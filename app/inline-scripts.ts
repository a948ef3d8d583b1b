/** The inline scripts of root.tsx. They run while the browser parses the HTML, before any module loads. */
import { canonicalPath } from "#app/navigation/canonical-path.ts";
import { analyticsKey } from "#app/store/analytics.ts";
import { positionsKey } from "#app/store/positions.ts";
import { browserColors, themeStorageKey } from "#app/store/theme.ts";

/**
 * Returns an inline script that calls a function with arguments. The page contains only the function's own text, so the
 * function must not use anything else of this file. Its arguments must be JSON. Minifying the server bundle also
 * minifies these scripts (vite.config.ts). Only code under `import.meta.env.SSR` uses them, so the client bundle omits
 * them.
 */
function callScript<Args extends unknown[]>(run: (...args: Args) => void, ...args: Args): string {
  return `(${String(run)})(${args.map((arg) => JSON.stringify(arg)).join(",")});`;
}

/** Returns the script in the head of every page. */
export function headScript(): string {
  return [
    callScript(replaceForbiddenStorage),
    callScript(applyStored, themeStorageKey, browserColors, [analyticsKey, positionsKey]),
  ].join("");
}

/** Returns the first script in the body of 404.html. */
export function redirectScript(): string {
  return `(${String(redirectToCanonicalPath)})(${String(canonicalPath)});`;
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
 * Applies the stored theme before the first paint, so that it never flashes. Sets two attributes that let CSS reserve
 * room before hydration: `data-has-history` if the visitor has listening data (`hasListeningData`), and
 * `data-challenged` if the URL has a challenge.
 */
function applyStored(
  themeKey: string,
  colors: Readonly<Record<"light" | "dark", string>>,
  historyKeys: readonly string[],
): void {
  const { dataset } = document.documentElement;
  if (/[?&]challenge=\w+-\d+-\w/.test(location.search)) dataset["challenged"] = "";
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
 * Redirects a non-canonical URL of a page to the canonical one, before the first paint. Does nothing if the server has
 * redirected to the current URL, because redirecting back would loop.
 */
function redirectToCanonicalPath(canonical: typeof canonicalPath): void {
  const { pathname, search, hash } = location;
  const path = canonical(pathname);
  const [visit] = performance.getEntriesByType("navigation");
  const wasRedirected = !(visit instanceof PerformanceNavigationTiming) || visit.redirectCount > 0;
  if (path !== pathname && !wasRedirected) location.replace(path + search + hash);
}

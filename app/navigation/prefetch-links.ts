import { matchPath } from "react-router";

/** Milliseconds that a pointer or the focus rests on a link before that means something. */
const restMs = 60;

/** Fetches the code and the data of the page whose link is pointed at or focused. One listener for all links. */
export function prefetchLinks(): void {
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
    named = prefetchTargets(link).map((target) =>
      Object.assign(document.createElement("link"), { rel: "prefetch", ...target }),
    );
    document.head.append(...named);
  }

  for (const event of ["pointerover", "pointerout", "focusin"]) document.addEventListener(event, note);
}

/** What the router knows of a route, and keeps on the window: it has no other way to tell. */
type RouteEntry = {
  id: string;
  path?: string;
  module: string;
  imports?: string[];
  hasLoader: boolean;
  hasClientLoader: boolean;
};

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, RouteEntry> };
  }
  interface Navigator {
    /** What Chromium tells. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/**
 * The scripts and the data that a click on a link would fetch: none for another site, a file, the page that is shown or a
 * link that is a button with scripts, and none where data are scarce. Never media.
 */
export function prefetchTargets(link: HTMLAnchorElement): { href: string; as: string }[] {
  const { origin, pathname, target } = link;
  if (origin !== window.location.origin || pathname === window.location.pathname || target !== "") return [];
  const isFile = pathname.split("/").at(-1)?.includes(".");
  if (isFile || link.hasAttribute("role") || isFrugal(window.navigator)) return [];
  const route = routeOf(pathname);
  if (!route) return [];
  const scripts = [route.module, ...(route.imports ?? [])].map((href) => ({ href, as: "script" }));
  if (!route.hasLoader || pathname === "/") return scripts;
  // As the router writes it: a route that loads in the browser asks for its own part of the data alone.
  const part = route.hasClientLoader ? `?_routes=${encodeURIComponent(route.id)}` : "";
  return [...scripts, { href: `${pathname}.data${part}`, as: "fetch" }];
}

/** Offline, on a slow connection, or when the visitor asked to save data. */
export function isFrugal({ onLine, connection }: Pick<Navigator, "onLine" | "connection">): boolean {
  return !onLine || connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? "");
}

/** The route of a page: one that is named by its address before one that takes any. */
export function routeOf(path: string): RouteEntry | undefined {
  const found = Object.values(window.__reactRouterManifest?.routes ?? {}).filter(
    (route) => route.path !== undefined && !route.path.includes("*") && matchPath(`/${route.path}`, path),
  );
  return found.find((route) => !route.path?.includes(":")) ?? found[0];
}

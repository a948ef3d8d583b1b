import { matchRoutes } from "react-router";

/** Milliseconds that the pointer or the focus must rest on a link before the prefetch. */
const restMs = 60;

/** Prefetches the chunks and the data of a hovered or focused link's page. One listener for all links. */
export function prefetchLinks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let named: readonly HTMLLinkElement[] = [];

  function note({ type, target }: Event) {
    clearTimeout(timer);
    if (type === "pointerout" || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>("a[href]") ?? target.closest("[data-card]")?.querySelector("a");
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

/** A route in the manifest on `window`, which React Router does not expose otherwise. */
type RouteEntry = {
  id: string;
  parentId?: string;
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
    /** Only in Chromium. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/**
 * Returns the chunks and the data that a click on a link would load. Never media. Returns none for another site, a
 * file, the current page or a link that acts as a button, and none if `isFrugal`.
 */
export function prefetchTargets(link: HTMLAnchorElement): { href: string; as: string }[] {
  const { origin, pathname, target } = link;
  if (origin !== window.location.origin || pathname === window.location.pathname || target !== "") return [];
  const isFile = pathname.split("/").at(-1)?.includes(".");
  if (isFile || link.hasAttribute("role") || isFrugal(window.navigator)) return [];
  const routes = matchedRoutes(pathname);
  const [route] = routes;
  if (!route) return [];
  const modules = routes.flatMap(({ module, imports = [] }) => [module, ...imports]);
  const scripts = [...new Set(modules)].map((href) => ({ href, as: "script" }));
  if (!route.hasLoader || pathname === "/") return scripts;
  // React Router's URL: a route with a clientLoader requests only its own part of the data.
  const part = route.hasClientLoader ? `?_routes=${encodeURIComponent(route.id)}` : "";
  return [...scripts, { href: `${pathname}.data${part}`, as: "fetch" }];
}

/** Returns true if the browser is offline, on a slow connection, or asked to save data. */
export function isFrugal({ onLine, connection }: Pick<Navigator, "onLine" | "connection">): boolean {
  return !onLine || connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? "");
}

/** Returns the route that matches a path, and its layout route. Empty if no route matches. */
export function matchedRoutes(path: string): RouteEntry[] {
  const all = window.__reactRouterManifest?.routes ?? {};
  const pages = Object.values(all).filter((route) => !route.path?.includes("*"));
  const route = matchRoutes(pages, path)?.[0]?.route;
  const layout = all[route?.parentId ?? ""];
  return [route, layout].filter((one) => one !== undefined);
}

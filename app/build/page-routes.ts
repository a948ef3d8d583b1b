import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The router's list of all routes, as it writes it: an assignment of JSON to a name on the window. */
const list = /^(window\.__reactRouterManifest=)(\{.*\});?$/s;

type RouteList = { routes: Record<string, { hasDefaultExport?: boolean }> };

/**
 * Leaves only pages in the list of routes that every page brings. Resource routes are files that no click within the app
 * leads to. Throws when the list is not what it was in the router's version that this was written for (8.4).
 */
export function pagesOnly(script: string): string {
  const [, start = "", json = ""] = list.exec(script.trim()) ?? [];
  if (json === "") throw new Error("The router writes its list of routes otherwise: see app/build/page-routes.ts");
  const { routes, ...rest } = JSON.parse(json) as RouteList;
  const pages = Object.entries(routes).filter(([, { hasDefaultExport }]) => hasDefaultExport);
  if (pages.length === 0) throw new Error("The router's list of routes tells of no page: see app/build/page-routes.ts");
  return `${start}${JSON.stringify({ ...rest, routes: Object.fromEntries(pages) })};`;
}

/** Shortens the list in a finished site. */
export async function writePageRoutes(folder: string): Promise<void> {
  for await (const file of glob("assets/manifest-*.js", { cwd: folder })) {
    const path = join(folder, file);
    await writeFile(path, pagesOnly(await readFile(path, "utf8")));
  }
}

import { atBase, withoutBase } from "#app/lib/base-path.ts";

/** Files whose names hold a hash: what is under such a name never changes. */
export function isAsset(pathname: string): boolean {
  return pathname.startsWith(atBase("/assets/"));
}

/** The galleries' small pictures, whose names hold a hash as well. */
export function isTile(pathname: string): boolean {
  return pathname.startsWith(atBase("/tiles/"));
}

/**
 * The pages' data, the questions of quizzes, the session to continue, the parts of long lists, the timeline,
 * and what the search knows.
 */
export function isData(pathname: string): boolean {
  return /\.data$|^\/((quizzes|sessions)\/[^/]+|more\/.+|search|topics\/timeline)\.json$/.test(withoutBase(pathname));
}

/** Pages are all that has no ending. */
export function isPage(pathname: string): boolean {
  return pathname.startsWith(atBase("/")) && !pathname.split("/").at(-1)?.includes(".");
}

/** Where the router asks for a page's data: "/x" → "/x.data". */
export function dataOf(pathname: string): string {
  const path = withoutBase(pathname);
  return atBase(path === "/" ? "/_.data" : `${path}.data`);
}

/** The scripts, fonts and drawings that a page names. */
export function assetsIn(html: string): string[] {
  const named = html.matchAll(/["'(](\/[^"'()#\s]*?\/?assets\/[\w.-]+)/g);
  return [...new Set([...named].flatMap(([, address = ""]) => (isAsset(address) ? address : [])))];
}

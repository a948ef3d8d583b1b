/** Where the site stands on its host: "" at the root, "/site" when it was built with BASE=/site/. */
export const basePath = process.env.BASE_PATH ?? (process.env.BASE ?? "/").slice(0, -1);

/** The address of a file or page of ours for what is no `<Link>`: the router adds the base path by itself. */
export function atBase(path: string): string {
  return basePath + path;
}

/** "/site/x" → "/x" for the site at /site/. */
export function withoutBase(pathname: string): string {
  return pathname.slice(basePath.length) || "/";
}

/** A text as an address, if it is one. `URL.canParse` and `URL.parse` are newer than the browsers the site is built for. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/**
 * Returns the canonical path of a page, which links and React Router use. Web servers also serve "/x" as "//x/",
 * "/x.html", "/x/index" and "/%78". The function must not use anything else of this file, because 404.html inlines its
 * text.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname
    .replace(/%(?:[46][1-9a-f]|[57][\da])/gi, decodeURIComponent)
    .replace(/(?:\/|%2f)+$/i, "/")
    .replace(/\/{2,}/g, "/")
    .replace(/(?:\/(?:index)?|\.html)+$/, "");
  return path || "/";
}

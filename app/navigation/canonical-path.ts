/**
 * The one spelling of a page's address that links use and the router knows: hosts find "/x" as "//x/", "/x.html", "/x/index"
 * and "/%78" too. `base` is where the site stands, "" or "/site". Stands by itself, for 404.html has its text in a script.
 */
export function canonicalPath(pathname: string, base: string): string {
  const path = pathname
    .replace(/%(?:2f|[46][1-9a-f]|[57][\da])/gi, decodeURIComponent)
    .replace(/\/{2,}/g, "/")
    .replace(/(?:\/(?:index)?|\.html)+$/, "");
  return path === base ? `${base}/` : path;
}

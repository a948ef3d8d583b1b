/** "/x/" → "/x"; the root stays "/". */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/(?<=^.|[^/])\/+$/, "");
}

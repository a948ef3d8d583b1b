/**
 * The page that a visitor was going to when the offline screen came instead (its ?to=): a path of this site with its
 * query string, and nothing else that someone may have put there.
 */
export function wantedAddress(to: string | null): string | undefined {
  if (!to?.startsWith("/") || !URL.canParse(to, window.location.origin)) return undefined;
  const { origin, pathname, search } = new URL(to, window.location.origin);
  return origin === window.location.origin && !pathname.startsWith("//") ? pathname + search : undefined;
}

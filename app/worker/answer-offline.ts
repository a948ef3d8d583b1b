import { atBase, withoutBase } from "#app/lib/base-path.ts";

/**
 * What is said of an address that neither the network nor a cache has: where a page was asked for, the offline screen at
 * its own address, for no other page could come alive there. The screen knows where the visitor was going.
 */
export function answerOffline(request: Request): Response {
  const { pathname, search, origin } = new URL(request.url);
  const screen = new URL(atBase("/offline"), origin);
  // Where the screen itself was lost, it would lead to itself.
  if (request.mode !== "navigate" || pathname === screen.pathname) return Response.error();
  screen.searchParams.set("to", withoutBase(pathname) + search);
  return Response.redirect(screen.href);
}

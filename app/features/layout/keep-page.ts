import type { DataStrategyResult, MiddlewareFunction } from "react-router";

import { isOfAnotherBuild } from "#app/lib/build-id.ts";
import { isKept } from "#app/lib/kept-pages.ts";
import { holdReloads, reloadPage } from "#app/lib/reload-page.ts";
import { toast } from "#app/lib/toast.ts";

import { hasMoved, returnToPlace } from "./kept-place.ts";
import { lostPageToast, sayLostPage } from "./say-lost-page.ts";

/** Milliseconds after which a visitor is told that a page takes long, and those that a sign of life may take. */
const slowMs = 8000;
const answerMs = 5000;

/** A way to another page that has not come to its end. */
type Way = { target: URL; pattern: string; signal: AbortSignal; loseCode: () => void };

let current: Way | undefined;
/** The address of the link that was followed last. */
let followed: string | undefined;
/** Ways whose code and data are asked for, also those that were given up meanwhile. */
const waiting = new Set<Way>();
/** Whether the visitor leaves for another page by the browser: the file that is on its way is then lost, and not missed. */
let isLeaving = false;
/** The router waits for lost code for ever, also the next time: to these routes only a full load leads on. */
const lostRoutes = new Set<string>();

/**
 * Keeps the page when the next one does not come. Left alone, the router reloads the page when a route's code is missing:
 * that loses the click, and the page when the site does not answer. Here the visitor goes on by a full load when it
 * does answer, and otherwise stays, and is told. Clicks, Back, Forward and the palette all come by here.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request, pattern }, next) => {
  // The request lacks the hash. A click knows it, and after Back and Forward the address bar.
  const whole = [followed, window.location.href].find((address) => address?.split("#")[0] === request.url);
  const target = new URL(whole ?? request.url);
  const { promise: codeIsLost, resolve: loseCode } = Promise.withResolvers<void>();
  const way = { target, pattern, signal: request.signal, loseCode };
  isLeaving = false;
  if (!hasMoved(target)) {
    // Fetches nothing when only the query string is new, but does when a page has come a moment ago.
    const results = await next();
    if (!Object.values(results).some(({ type, result }) => type === "data" && isOfAnotherBuild(result))) return results;
    current = way;
    return leaveOrStay(way);
  }
  current = way;
  const slow = setTimeout(() => saySlow(way), slowMs);
  const results = lostRoutes.has(pattern) ? undefined : await Promise.race([arrive(), codeIsLost]);
  clearTimeout(slow);
  if (current !== way || way.signal.aborted) return results ?? {};
  const isComplete = results && !Object.values(results).some(isUnfit);
  if (!isComplete) return leaveOrStay(way);
  current = undefined;
  return results;

  function arrive() {
    waiting.add(way);
    return next().finally(() => waiting.delete(way));
  }
};

/** Tells of a link that is being followed. */
export function noteFollowed(address: string): void {
  followed = address;
}

/** The address that the visitor is on the way to; none when they have arrived or gave it up. */
export function wantedAddress(): string | undefined {
  return current?.signal.aborted ? undefined : current?.target.href;
}

/**
 * Stops the router's own reload after code was lost. Browsers without the Navigation API reload the page, and go on from
 * there (pending-address.ts). Returns what ends it.
 */
export function holdRouterReloads(): () => void {
  const leave = () => {
    isLeaving = true;
  };
  window.addEventListener("beforeunload", leave);
  const release = holdReloads(() => {
    if (waiting.size === 0) return false;
    for (const { pattern, loseCode } of waiting) {
      lostRoutes.add(pattern);
      loseCode();
    }
    waiting.clear();
    return true;
  });
  return () => {
    window.removeEventListener("beforeunload", leave);
    release();
  };
}

/** Ends a way from outside the router, which drops what it waited for: so what is returned need never come. */
async function leaveOrStay(way: Way): Promise<never> {
  const isThere = (await isReachable(way.target)) || (await isKept(way.target.href));
  if (current === way && !isLeaving) {
    current = undefined;
    if (!isThere) {
      sayLostPage();
      returnToPlace();
    } else if (way.target.href === window.location.href) reloadPage();
    else window.location.assign(way.target);
  }
  return new Promise(() => undefined);
}

function saySlow(way: Way): void {
  if (way.signal.aborted) return;
  toast("info", "That page takes long to come", {
    id: lostPageToast,
    description: "This one works meanwhile.",
    action: { label: "Load it anew", onClick: () => void leaveOrStay(way) },
    duration: slowMs,
  });
}

/** Whether a page would break on what came: it is lost, or of a release that this page's code does not know. */
function isUnfit({ type, result }: DataStrategyResult): boolean {
  return type === "error" ? isLost(result) : isOfAnotherBuild(result);
}

/** A TypeError is what browsers say of files that do not come, another plain Error what the router says of unreadable data. */
function isLost(error: unknown): boolean {
  return error instanceof Error && error.name !== "AbortError";
}

async function isReachable(target: URL): Promise<boolean> {
  try {
    const { status } = await fetch(target, {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(answerMs),
    });
    return status < 500;
  } catch {
    return false;
  }
}

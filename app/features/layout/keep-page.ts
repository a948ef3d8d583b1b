import type { DataStrategyResult, MiddlewareFunction } from "react-router";

import { isKept } from "#app/lib/kept-pages.ts";
import { holdReloads, reloadPage } from "#app/lib/reload-page.ts";
import { toast } from "#app/lib/toast.ts";

import { hasMoved, returnToPlace } from "./kept-place.ts";
import { setPendingAddress } from "./pending-address.ts";
import { lostPageToast, sayLostPage } from "./say-lost-page.ts";

/** Milliseconds after which a visitor is told that a page takes long, and those that a sign of life may take. */
const slowMs = 8000;
const answerMs = 5000;

/** A way to another page that has not come to its end. */
type Way = { target: URL; signal: AbortSignal; loseCode: () => void };

let current: Way | undefined;
/** The router waits for lost code for ever, also the next time: from then on only a full load leads on. */
let hasLostCode = false;

/**
 * Keeps the page when the next one does not come. Left alone, the router reloads the page when a route's code is missing:
 * that loses the click, and the page when the site does not answer. Here the visitor goes on by a full load when it
 * does answer, and otherwise stays, and is told. Clicks, Back, Forward and the palette all come by here.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const target = new URL(request.url);
  // A new query string fetches nothing.
  if (!hasMoved(target)) return next();

  const { promise: codeIsLost, resolve: loseCode } = Promise.withResolvers<void>();
  const way = { target, signal: request.signal, loseCode };
  current = way;
  setPendingAddress(target.href);
  // A page that was given up must not open on a later reload.
  request.signal.addEventListener("abort", () => setPendingAddress(undefined));
  const slow = setTimeout(() => saySlow(way), slowMs);
  const results = hasLostCode ? undefined : await Promise.race([next(), codeIsLost]);
  clearTimeout(slow);
  if (current !== way || way.signal.aborted) return results ?? {};
  const isComplete = results && !Object.values(results).some(({ type, result }) => type === "error" && isLost(result));
  if (!isComplete) return leaveOrStay(way);
  current = undefined;
  setPendingAddress(undefined);
  return results;
};

/**
 * Stops the router's own reload after code was lost. Browsers without the Navigation API reload the page, and the start
 * of the client goes on to the pending address. Returns what ends it.
 */
export function holdRouterReloads(): () => void {
  return holdReloads(() => {
    if (!current) return false;
    hasLostCode = true;
    current.loseCode();
    return true;
  });
}

/** Ends a way from outside the router, which drops what it waited for: so what is returned need never come. */
async function leaveOrStay(way: Way): Promise<never> {
  const isThere = (await isReachable(way.target)) || (await isKept(way.target.href));
  if (current === way && isThere) {
    if (way.target.href === window.location.href) reloadPage();
    else window.location.assign(way.target);
  } else if (current === way) {
    setPendingAddress(undefined);
    sayLostPage();
    returnToPlace();
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

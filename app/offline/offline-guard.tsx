import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { useOnline } from "#app/lib/browser-state.ts";
import { notifyLostPage } from "#app/navigation/recover-navigation.ts";
import { isCached } from "#app/offline/cached-pages.ts";

/** Timeout of the check whether the site responds, in milliseconds. */
const answerMs = 5000;

/**
 * While the browser reports that it is offline, blocks navigations to pages that are not cached, unless the site
 * responds: with some VPNs `navigator.onLine` is false although the network works.
 */
export function OfflineGuard() {
  const isOnline = useOnline();
  const [isHolding, setIsHolding] = useState(false);
  return (
    <>
      {(!isOnline || isHolding) && <Guard onHolding={setIsHolding} />}
      {!isOnline && navigator.serviceWorker?.controller && (
        <p
          role="status"
          className="pointer-events-none fixed bottom-[max(1rem,var(--dock-room,0px))] left-4 z-20 rounded-md border border-line bg-raised px-4 py-2 text-sm shadow-lg"
        >
          Offline. Pages you've visited still work.
        </p>
      )}
    </>
  );
}

/**
 * Blocks navigations, and calls `onHolding` when it starts and stops blocking one. Must stay mounted in between,
 * because unmounting would let the navigation through.
 */
function Guard({ onHolding }: { onHolding: (isHolding: boolean) => void }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isHeld = currentLocation.pathname !== nextLocation.pathname;
    if (isHeld) onHolding(true);
    return isHeld;
  });

  useEffect(() => {
    if (blocker.state === "unblocked") onHolding(false);
    if (blocker.state !== "blocked") return undefined;
    let isOver = false;
    void canOpen(blocker.location.pathname).then((isThere) => {
      if (isOver) return undefined;
      if (isThere) return blocker.proceed();
      notifyLostPage();
      return blocker.reset();
    });
    return () => {
      isOver = true;
    };
  }, [blocker, onHolding]);

  return null;
}

async function canOpen(pathname: string): Promise<boolean> {
  if (await isCached(pathname)) return true;
  const answer = fetch(pathname, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(answerMs) });
  return answer.then(
    ({ status }) => status < 500,
    () => false,
  );
}

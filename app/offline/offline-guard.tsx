import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { useOnline } from "#app/lib/browser-state.ts";
import { isCached } from "#app/lib/cached-pages.ts";
import { notifyLostPage } from "#app/navigation/recover-navigation.ts";

/** Keeps the page while the browser knows that it is offline, whatever way one tries to leave it for one not seen before. */
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
          Offline. Pages you have seen still work.
        </p>
      )}
    </>
  );
}

/** Blocks navigations. Reports whether it does: unmounted before the decision, its blocker would let the navigation through. */
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
    void isCached(blocker.location.pathname).then((isSaved) => {
      if (isOver) return undefined;
      // The network may have come back meanwhile.
      if (isSaved || navigator.onLine) return blocker.proceed();
      notifyLostPage();
      return blocker.reset();
    });
    return () => {
      isOver = true;
    };
  }, [blocker, onHolding]);

  return null;
}

import { useEffect } from "react";
import { useBlocker } from "react-router";

import { useOnline } from "#app/lib/use-online.ts";

import { sayLostPage } from "./say-lost-page.ts";

/** Keeps the page while the browser knows that it is offline, whatever way one tries to leave it. */
export function OfflineGuard() {
  return !useOnline() && <Guard />;
}

function Guard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    sayLostPage();
    blocker.reset();
  }, [blocker]);

  return null;
}

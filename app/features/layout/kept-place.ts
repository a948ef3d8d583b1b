import { useEffect } from "react";
import { type Location, useLocation, useNavigate } from "react-router";

import { withoutBase } from "#app/lib/base-path.ts";

/** The page that is shown: its address, and the way to it when the address bar has moved on. */
type Place = { location: Location; entryKey: string | undefined; showAddress: () => void };

let place: Place | undefined;

/** Remembers the page that is shown, for those who have to stay on it. */
export function useKeptPlace(): void {
  const location = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const { pathname, search, hash, state } = location;
    place = {
      location,
      entryKey: window.navigation?.currentEntry?.key,
      showAddress: () => void navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true }),
    };
  }, [location, navigate]);
}

/** Whether an address is that of another page than the one that is shown. */
export function hasMoved(target: URL): boolean {
  return place !== undefined && place.location.pathname !== withoutBase(target.pathname);
}

/**
 * Ends what the router is about to do, by going to the page that is shown. After Back or Forward the browser is at
 * another place in its history: it goes back to the page's own where browsers have the Navigation API, so that the
 * history stays whole.
 */
export function returnToPlace(): void {
  if (!place) return;
  const { navigation } = window;
  const { entryKey, showAddress } = place;
  if (!entryKey || navigation.currentEntry?.key === entryKey) return showAddress();
  const { committed, finished } = navigation.traverseTo(entryKey);
  // Who goes elsewhere at this very moment is right.
  for (const end of [committed, finished]) end?.catch(() => undefined);
}

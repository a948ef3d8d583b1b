import { useEffect } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { withoutBase } from "#app/lib/url.ts";

/** The rendered page: its location, its history entry, and how to put its address back into the address bar. */
type Place = { location: Location; entryKey: string | undefined; showAddress: () => void };

let place: Place | undefined;

/** Remembers the location of the rendered page, so that a failed navigation can return to it. */
export function useCurrentLocation(): void {
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

/** Whether an address is that of another page than the rendered one. */
export function hasMoved(target: URL): boolean {
  return place !== undefined && place.location.pathname !== withoutBase(target.pathname);
}

/**
 * Aborts the pending navigation by navigating to the rendered page. After Back or Forward the browser is at another history
 * entry: where there is a Navigation API it traverses back to the page's own entry, else that entry is replaced.
 */
export function returnToCurrentLocation(): void {
  if (!place) return;
  const { navigation } = window;
  const { entryKey, showAddress } = place;
  if (!entryKey || navigation.currentEntry?.key === entryKey) return showAddress();
  const { committed, finished } = navigation.traverseTo(entryKey);
  // Another navigation aborts this one.
  for (const end of [committed, finished]) end?.catch(() => undefined);
}

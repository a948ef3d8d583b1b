import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useQueryString } from "./use-query-string.ts";

/** The history state of an entry added by opening an overlay. The browser keeps it, even after a reload. */
const openedHere = { hasOpened: true };

/**
 * An overlay whose state is a URL parameter. Opening adds a history entry, stepping to another value replaces it, and
 * closing goes back if opening added an entry. So Back closes the overlay, and never reopens it.
 */
export function useUrlOverlay(parameter: string) {
  const { query, change } = useQueryString();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  /** The current history entry's key; undefined while a navigation to another entry is in progress. */
  const here = useRef<string>(undefined);
  /** True while the overlay still shows but going back has begun. Steps then have no effect. */
  const isClosing = useRef(false);

  const value = query.get(parameter);

  useEffect(() => {
    here.current = key;
    if (value === null) isClosing.current = false;
  }, [key, value]);

  function open(newValue: string) {
    // A second tap before the first one renders must not add an entry.
    if (here.current !== key) return;
    // A tap while the overlay's chunk loads must not add an entry either.
    if (value !== null) return step(newValue);
    here.current = undefined;
    isClosing.current = false;
    change({ [parameter]: newValue }, { push: true, state: openedHere });
  }

  function step(newValue: string) {
    change({ [parameter]: newValue }, { state });
  }

  function close() {
    if (!isOpenedHere(state)) return change({ [parameter]: null });
    // A second Escape while the first is in progress must not leave the page.
    if (isClosing.current) return;
    isClosing.current = true;
    here.current = undefined;
    void navigate(-1);
  }

  return { value, open, step, close };
}

/** Returns true if opening an overlay added this history entry. */
export function isOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "hasOpened" in state;
}

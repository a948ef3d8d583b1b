import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useQueryString } from "./use-query-string.ts";

/** Marks the history entries that opening has added. Kept by the browser, also over a reload. */
const openedHere = { hasOpened: true };

/**
 * What is open over the page, as a parameter of the address: opening adds one history entry, stepping to another value
 * replaces it, and closing goes back when opening added an entry here. So Back closes, and never opens again.
 */
export function useUrlOverlay(parameter: string) {
  const { query, change } = useQueryString();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  /** The history entry that the visitor is at; none while the way to another one has begun. */
  const here = useRef<string>(undefined);
  /** Whether the way back has begun, and what is open still shows. A step that comes to its end then changes nothing. */
  const isClosing = useRef(false);

  const value = query.get(parameter);

  useEffect(() => {
    here.current = key;
    if (value === null) isClosing.current = false;
  }, [key, value]);

  function open(wanted: string) {
    // A second tap before the first one shows must not add an entry of its own.
    if (here.current !== key) return;
    // Nor must one while the code of what is open is on its way.
    if (value !== null) return step(wanted);
    here.current = undefined;
    isClosing.current = false;
    change({ [parameter]: wanted }, { push: true, state: openedHere });
  }

  function step(wanted: string) {
    change({ [parameter]: wanted }, { state });
  }

  function close() {
    if (!isOpenedHere(state)) return change({ [parameter]: null });
    // A second Escape while the first is on its way must not leave the page.
    if (isClosing.current) return;
    isClosing.current = true;
    here.current = undefined;
    void navigate(-1);
  }

  return { value, open, step, close };
}

/** Whether a history entry, by its state, was added by opening something over the page it belongs to. */
export function isOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "hasOpened" in state;
}

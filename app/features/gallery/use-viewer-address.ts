import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

import type { Meme } from "#app/content/read-gallery.server.ts";
import { useQueryString } from "#app/lib/use-query-string.ts";

import { findSelected } from "./filter-memes.ts";

/** Marks the history entries that opening the viewer has added. Kept by the browser, also over a reload. */
const openedHere = { hasOpenedViewer: true };

/**
 * The viewer's state, which is the address: opening adds one history entry, stepping replaces it, and closing goes back
 * when opening added an entry here, so that Back never opens the viewer again.
 */
export function useViewerAddress(memes: readonly Meme[]) {
  const { query, change } = useQueryString();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  /** The history entry that the visitor is at; none while the way to another one has begun. */
  const here = useRef<string>(undefined);

  const selected = findSelected(memes, query.get("selected"));

  useEffect(() => {
    here.current = key;
  }, [key]);

  function open(meme: Meme) {
    if (selected) return step(meme);
    // A second tap before the first one shows must not add an entry of its own.
    if (here.current !== key) return;
    here.current = undefined;
    change({ selected: meme.filename }, { push: true, state: openedHere });
  }

  function step({ filename }: Meme) {
    change({ selected: filename }, { state });
  }

  function close() {
    if (!isOpenedHere(state)) return change({ selected: null });
    // A second Escape while the first is on its way must not leave the page.
    if (here.current !== key) return;
    here.current = undefined;
    void navigate(-1);
  }

  return { selected, open, step, close };
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "hasOpenedViewer" in state;
}

import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import {
  type KeyboardEvent as ReactKeyboardEvent,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { isComposing } from "#app/lib/keyboard.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { useStableCallback } from "#app/lib/use-stable-callback.ts";
import { saveSearch } from "#app/search/recent-searches.ts";
import { siteSearchQuery } from "#app/search/site-search.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { closeOverlay } from "#app/ui/overlay.ts";
import { type Action, searchPalette, usePlayerGroup, waysOn } from "./entries.ts";
import { placeholder } from "./palette-frame.tsx";
import { IndexStatus, Results, Suggestions } from "./results.tsx";

/**
 * Height of the palette's header and footer, in pixels. The palette takes 80% of the window's height, and the list
 * fills the rest of the palette.
 */
const reservedHeight = 114;

/** Prefetches the search data. Fails silently, because the palette reports the failure. */
export function preloadIndex(): void {
  void queryClient.prefetchQuery(siteSearchQuery);
}

type Props = { query: string; onQuery: (query: string) => void; onChoose: (action: Action) => void };

/** The command palette. Import it lazily: its libraries are heavy. */
export function PaletteDialog({ query, onQuery, onChoose }: Props) {
  const index = useQuery(siteSearchQuery, queryClient);
  const site = index.data;
  const player = usePlayerGroup();
  const deferredQuery = useDeferredValue(query);
  const groups = useMemo(() => {
    const found = searchPalette(deferredQuery, site, player);
    const isNothing = found.length === 0 && !index.isPending;
    return isNothing ? [{ ...waysOn(deferredQuery, site?.file.topics), total: 0 }] : found;
  }, [site, player, deferredQuery, index.isPending]);

  const visibleHeight = useVisibleHeight();
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const [searched, setSearched] = useState(deferredQuery);
  const [selectedId, setSelectedId] = useState("");

  // A new search selects its first entry. cmdk would keep the previous selection.
  if (searched !== deferredQuery) {
    setSearched(deferredQuery);
    setSelectedId(groups[0]?.entries[0]?.id ?? "");
  }

  // Sets `aria-activedescendant`. With a controlled selection, cmdk would leave the previous entry's id there.
  const [activeId, setActiveId] = useState<string>();
  useEffect(() => {
    setActiveId(listRef.current?.querySelector(`[role=option][data-value="${CSS.escape(selectedId)}"]`)?.id);
  }, [selectedId]);

  // Focuses the field at once. Headless UI does so later, which loses the first typed characters, and on touch screens
  // it focuses the dialog instead.
  useLayoutEffect(() => {
    inputRef.current?.focus();
    const frame = requestAnimationFrame(() => inputRef.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const choose = useStableCallback((action: Action, inNewTab = false) => {
    if ("searches" in action) return searchFor(action.searches);
    if (groups[0]?.total) saveSearch(query);
    // A new tab keeps this page open and its video playing.
    if (inNewTab && "to" in action) return void window.open(action.to, "_blank", "noopener");
    return onChoose(action);
  });

  function searchFor(suggestion: string) {
    onQuery(suggestion);
    inputRef.current?.focus();
  }

  /** Retries at once, even while an automatic retry is scheduled. Focuses the field, because the button disappears. */
  function tryAgain() {
    void queryClient.resetQueries({ queryKey: siteSearchQuery.queryKey });
    inputRef.current?.focus();
  }

  /**
   * Handles Enter in two cases that cmdk does not support: to open a new tab (with Ctrl or Cmd), and while the list
   * does not show the last key press yet.
   */
  function onKeyDown(event: ReactKeyboardEvent) {
    const isStale = query !== deferredQuery;
    const inNewTab = event.ctrlKey || event.metaKey;
    if (event.key !== "Enter" || isComposing(event.nativeEvent) || !(isStale || inNewTab)) return;
    event.preventDefault();
    const entries = (isStale ? searchPalette(query, site, player) : groups).flatMap((group) => group.entries);
    const entry = isStale ? entries[0] : entries.find(({ id }) => id === selectedId);
    if (entry) choose(entry.action, inNewTab);
  }

  /**
   * Hides Enter on a button from cmdk, which would treat it as Enter in the field. Also hides a held Enter, which may
   * come from the button that opened the palette.
   */
  function leaveEnterToButtons(event: ReactKeyboardEvent) {
    const isForButton = event.target instanceof HTMLButtonElement || event.repeat;
    if (event.key === "Enter" && isForButton) event.stopPropagation();
  }

  return (
    <Command
      label="Search commands, pages, episodes and guests"
      shouldFilter={false}
      vimBindings={false}
      loop
      value={selectedId}
      onValueChange={setSelectedId}
      onKeyDownCapture={leaveEnterToButtons}
      onKeyDown={onKeyDown}
    >
      <Dialog
        isOpen
        onClose={closeOverlay}
        title="Command palette"
        isTitleHidden
        size="top"
        initialFocus={inputRef}
        headerAside={
          <Command.Input asChild ref={inputRef} value={query} onValueChange={onQuery}>
            <input
              placeholder={placeholder}
              className="h-11 w-0 min-w-0 grow bg-transparent text-base outline-none placeholder:text-muted"
              aria-activedescendant={activeId}
              // Overrides cmdk, which keeps referring to the previous list if there are no results.
              {...(groups.length === 0 && { "aria-expanded": false, "aria-controls": undefined })}
            />
          </Command.Input>
        }
      >
        <div
          ref={listRef}
          className="overflow-y-auto overscroll-contain"
          style={{ maxHeight: visibleHeight * 0.8 - reservedHeight }}
        >
          {query === "" && <Suggestions file={site?.file} isComing={index.isPending} onSearch={searchFor} />}
          <Results query={deferredQuery} groups={groups} isComplete={!index.isPending} onChoose={choose} />
          <IndexStatus index={index} onTryAgain={tryAgain} />
        </div>
        <p className="hidden gap-5 border-t border-line px-6 py-3 label-mono text-muted md:flex">
          <span>Up / Down to move</span>
          <span>Enter to choose</span>
          <span>Esc to close</span>
        </p>
      </Dialog>
    </Command>
  );
}

/** Returns the height of the window above an on-screen keyboard, in pixels. Updates when it changes. */
function useVisibleHeight(): number {
  return useSyncExternalStore(subscribe, () => Math.round(window.visualViewport?.height ?? window.innerHeight));
}

function subscribe(onChange: () => void): () => void {
  const target = window.visualViewport ?? window;
  target.addEventListener("resize", onChange);
  return () => target.removeEventListener("resize", onChange);
}

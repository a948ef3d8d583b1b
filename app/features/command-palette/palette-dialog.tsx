import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useNavigate } from "react-router";
import { isComposing } from "#app/lib/keyboard.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { parseQuery } from "#app/search/query.ts";
import { siteSearchQuery } from "#app/search/site-search.ts";
import { setTheme } from "#app/store/theme.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { closeOverlay } from "#app/ui/overlay.ts";
import { type Action, searchPalette, usePlayerGroup } from "./entries.ts";
import { Examples, IndexStatus, ResultCount, Results } from "./results.tsx";

/**
 * Height of the palette's header and footer, in pixels. The palette takes 80% of the window's height, and the list
 * fills the rest of the palette.
 */
const reservedHeight = 114;

/** Prefetches the search data. Fails silently, because the palette reports the failure. */
export function preloadIndex(): void {
  void queryClient.prefetchQuery(siteSearchQuery);
}

/** The command palette. Import it lazily: its libraries are heavy. */
export function PaletteDialog() {
  const [query, setQuery] = useState("");
  const deferredQuery = useDeferredValue(query);
  const index = useQuery(siteSearchQuery, queryClient);
  const site = index.data;
  const player = usePlayerGroup();
  const { groups, terms } = useMemo(() => {
    const results = site?.find(deferredQuery);
    return {
      groups: searchPalette(deferredQuery, results, player),
      terms: results?.terms ?? new Set(parseQuery(deferredQuery)),
    };
  }, [site, player, deferredQuery]);
  const isNothing = groups.length === 0 && !index.isPending;

  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  // No entry has this id, so none is selected until the visitor types or moves.
  const [selectedId, setSelectedId] = useState("none");
  // Sets `aria-activedescendant`, because cmdk reads the id before the new entry is marked as selected.
  const [activeId, setActiveId] = useState<string>();
  useEffect(() => {
    setActiveId(listRef.current?.querySelector(`[role=option][data-value="${CSS.escape(selectedId)}"]`)?.id);
  }, [selectedId]);

  const navigate = useNavigate();
  const visibleHeight = useVisibleHeight();
  /** True if the latest key press or click had Ctrl or Cmd, or was a middle click. cmdk does not report it. */
  const isForNewTab = useRef(false);

  // Focuses the field at once. Headless UI does so later, which loses the first typed characters, and on touch screens
  // it focuses the dialog instead.
  useLayoutEffect(() => {
    inputRef.current?.focus();
    const frame = requestAnimationFrame(() => inputRef.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const choose = useCallback(
    (action: Action) => {
      // A new tab keeps this page open and its video playing.
      if ("to" in action && isForNewTab.current) return void window.open(action.to, "_blank", "noopener");
      closeOverlay();
      if ("to" in action) void navigate(action.to, { replace: isOpenUrl(action.to) });
      else if ("url" in action) window.open(action.url, "_blank", "noopener,noreferrer");
      else if ("theme" in action) setTheme(action.theme);
      else action.run();
    },
    [navigate],
  );

  function searchFor(example: string) {
    setQuery(example);
    inputRef.current?.focus();
  }

  /** Focuses the field, because the button disappears. */
  function tryAgain() {
    void index.refetch();
    inputRef.current?.focus();
  }

  function noteModifiers(event: KeyboardEvent | MouseEvent) {
    isForNewTab.current = event.ctrlKey || event.metaKey || ("button" in event && event.button === 1);
  }

  /** Hides from cmdk and the dialog: Enter on a button, and key presses that compose a character. */
  function onKeyDownCapture(event: KeyboardEvent) {
    noteModifiers(event);
    const isForButton = event.key === "Enter" && event.target instanceof HTMLButtonElement;
    if (isForButton || isComposing(event.nativeEvent)) event.stopPropagation();
  }

  /** Runs the best entry on Enter while the list does not show the last key press yet. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || query === deferredQuery) return;
    event.preventDefault();
    const [best] = searchPalette(query, site?.find(query), player);
    if (best?.entries[0]) choose(best.entries[0].action);
  }

  return (
    <Command
      label="Search commands, pages, episodes and guests"
      shouldFilter={false}
      vimBindings={false}
      loop
      value={selectedId}
      onValueChange={setSelectedId}
      onKeyDownCapture={onKeyDownCapture}
      onKeyDown={onKeyDown}
      onClickCapture={noteModifiers}
      onAuxClickCapture={noteModifiers}
    >
      <Dialog
        onClose={closeOverlay}
        title="Command palette"
        isTitleHidden
        size="top"
        initialFocus={inputRef}
        headerAside={
          // cmdk selects the first entry when its value changes, so it gets the query of the shown list.
          <Command.Input asChild ref={inputRef} value={deferredQuery} onValueChange={setQuery}>
            <input
              value={query}
              placeholder="Type a command or search..."
              className="h-11 w-0 min-w-0 grow bg-transparent text-base outline-none placeholder:text-muted"
              aria-activedescendant={activeId}
            />
          </Command.Input>
        }
      >
        <div
          ref={listRef}
          className="overflow-y-auto overscroll-contain"
          style={{ maxHeight: visibleHeight * 0.8 - reservedHeight }}
        >
          <ResultCount total={groups.reduce((sum, group) => sum + group.total, 0)} isNothing={isNothing} />
          {(query === "" || isNothing) && (
            <Examples file={site?.file} isLoading={index.isPending} onSearch={searchFor} />
          )}
          <Results groups={groups} terms={terms} onChoose={choose} />
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

/**
 * Returns true if a link leads to the current URL and should replace its history entry, as a link does. A link to a
 * moment (`?t=`) always adds an entry, because the video has played on.
 */
function isOpenUrl(to: string): boolean {
  const { pathname, search, hash } = window.location;
  return to === pathname + search + hash && !search.includes("?t=");
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

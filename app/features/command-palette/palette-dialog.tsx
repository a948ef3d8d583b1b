import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import {
  type KeyboardEvent as ReactKeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";

import { queryClient } from "#app/lib/query-client.ts";
import { useVisibleHeight } from "#app/lib/use-visible-height.ts";
import { Dialog } from "#app/ui/dialog.tsx";

import type { Action } from "./entries.ts";
import { IndexStatus } from "./index-status.tsx";
import { paletteSearchQuery, searchCommands } from "./palette-index.ts";
import { usePlayerSearch } from "./use-player-search.ts";
import { placeholder } from "./palette-words.ts";
import { Results } from "./results.tsx";

export { warmIndex } from "./palette-index.ts";

/** Pixels of the palette's header and footer, which the list leaves of the four fifths of the window that are its own. */
const reservedHeight = 114;

/** cmdk goes on naming the list and the entry that were there before nothing was found. */
const pointsNowhere = { "aria-expanded": false, "aria-controls": undefined, "aria-activedescendant": undefined };

type Props = {
  query: string;
  onQuery: (query: string) => void;
  onChoose: (action: Action) => void;
  onClose: () => void;
};

/** The command palette: one field, and everything there is. Import it lazily: its libraries are heavy. */
export function PaletteDialog({ query, onQuery, onChoose, onClose }: Props) {
  const index = useQuery(paletteSearchQuery, queryClient);
  const searchPlayer = usePlayerSearch();
  const searchRest = index.data ?? searchCommands;
  const search = useCallback(
    (text: string) => [...searchPlayer(text), ...searchRest(text)],
    [searchPlayer, searchRest],
  );
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(() => search(deferredQuery), [search, deferredQuery]);

  const visibleHeight = useVisibleHeight();
  const inputRef = useRef<HTMLInputElement>(null);
  const commandRef = useRef<HTMLDivElement>(null);
  const searched = useRef(deferredQuery);

  // On touch screens Headless UI leaves fields alone, but who opens a search wants to type.
  useEffect(() => {
    const frame = requestAnimationFrame(() => inputRef.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  // cmdk keeps what was selected while the list below it changes; to its Home key the best entry is the first one.
  useLayoutEffect(() => {
    if (searched.current === deferredQuery) return;
    searched.current = deferredQuery;
    commandRef.current?.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
  }, [deferredQuery]);

  /** Enter may come before the list shows what the last key found. */
  function chooseUnseen(event: ReactKeyboardEvent) {
    if (event.key !== "Enter" || query === deferredQuery) return;
    event.preventDefault();
    const best = search(query)[0]?.entries[0];
    if (best) onChoose(best.action);
  }

  return (
    <Command
      label="Search commands, pages, episodes and guests"
      shouldFilter={false}
      vimBindings={false}
      loop
      ref={commandRef}
      onKeyDown={chooseUnseen}
    >
      <Dialog
        isOpen
        onClose={onClose}
        title="Command palette"
        isTitleHidden
        size="top"
        initialFocus={inputRef}
        headerAside={
          <Command.Input asChild ref={inputRef} value={query} onValueChange={onQuery}>
            <input
              placeholder={placeholder}
              className="h-11 min-w-0 grow bg-transparent text-base outline-none placeholder:text-muted"
              {...(found.length === 0 && pointsNowhere)}
            />
          </Command.Input>
        }
      >
        <div className="overflow-y-auto overscroll-contain" style={{ maxHeight: visibleHeight * 0.8 - reservedHeight }}>
          <Results groups={found} isComplete={!index.isPending} onChoose={onChoose} />
          <IndexStatus index={index} />
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

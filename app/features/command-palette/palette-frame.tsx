import type { MouseEvent, SyntheticEvent } from "react";
import { reloadPage } from "#app/lib/release.ts";
import { closeOverlay } from "#app/store/overlay.ts";
import { Button, CloseButton } from "#app/ui/button.tsx";

type Props = {
  query: string;
  onQuery: (query: string) => void;
  hasFailed: boolean;
  /** Whether trying again is no use. */
  needsReload: boolean;
  onRetry: () => void;
};

/** What the field says while it is empty (specification, section 2). */
export const placeholder = "Type a command or search...";

/** Stands in for the palette until its code has come, and keeps what is typed meanwhile. It needs no library. */
export function PaletteFrame({ query, onQuery, hasFailed, needsReload, onRetry }: Props) {
  /** The button goes; the focus must not go with it. */
  function retry({ currentTarget }: MouseEvent) {
    currentTarget.closest("dialog")?.querySelector("input")?.focus();
    onRetry();
  }

  // A viewer or dialog under it listens to Escape on the document or the window.
  function close(event: SyntheticEvent) {
    event.nativeEvent.stopImmediatePropagation();
    event.preventDefault();
    closeOverlay();
  }

  return (
    <dialog
      ref={showModally}
      aria-label="Command palette"
      onKeyDown={(event) => event.key === "Escape" && close(event)}
      onCancel={close}
      className="mx-auto mt-[10vh] w-[calc(100%-2rem)] max-w-2xl rounded-lg bg-surface text-text shadow-2xl backdrop:bg-scrim"
    >
      <div className="flex min-h-16 items-center gap-3 border-b border-line py-2 pr-2 pl-5 md:pl-6">
        <input
          aria-label="Search commands, pages, episodes and guests"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          placeholder={placeholder}
          className="h-11 min-w-0 grow bg-transparent text-base outline-none placeholder:text-muted"
        />
        <CloseButton onClose={closeOverlay} />
      </div>
      {hasFailed ? (
        <div role="alert" className="flex flex-wrap items-center gap-x-5 gap-y-3 p-5 md:px-6">
          <p className="grow">
            <span className="block font-semibold">Search could not be loaded</span>
            <span className="text-sm text-muted">What you typed is kept.</span>
          </p>
          <Button variant="primary" onClick={needsReload ? reloadPage : retry}>
            {needsReload ? "Reload" : "Try again"}
          </Button>
        </div>
      ) : (
        <p role="status" className="p-5 label-mono text-muted md:px-6">
          Loading…
        </p>
      )}
    </dialog>
  );
}

/** Closing before it is taken away gives the focus back to what had it. */
function showModally(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  return () => dialog?.close();
}

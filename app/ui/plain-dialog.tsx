import { clsx } from "clsx";
import type { ReactNode, SyntheticEvent } from "react";

type Props = { label: string; onClose: () => void; className?: string; children: ReactNode };

/** A modal dialog without Headless UI, for dialogs whose chunk is loading or failed to load. */
export function PlainDialog({ label, onClose, className, children }: Props) {
  // Stops the event, because dialogs below this one listen for Escape on the document or the window.
  function close(event: SyntheticEvent) {
    event.nativeEvent.stopImmediatePropagation();
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={showModally}
      aria-label={label}
      onKeyDown={(event) => event.key === "Escape" && close(event)}
      onCancel={close}
      className={clsx("w-[calc(100%-2rem)] rounded-lg bg-surface text-text shadow-2xl backdrop:bg-scrim", className)}
    >
      {children}
    </dialog>
  );
}

/** Closes the dialog before React removes it, so that the browser returns the focus. */
function showModally(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  return () => dialog?.close();
}

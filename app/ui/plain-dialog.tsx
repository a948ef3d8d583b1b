import { clsx } from "clsx";
import type { ReactNode, SyntheticEvent } from "react";

type Props = { label: string; onClose: () => void; className?: string; children: ReactNode };

/** A modal dialog that needs no library: it stands in for dialogs whose code is loading or failed to load. */
export function PlainDialog({ label, onClose, className, children }: Props) {
  // Other dialogs below it listen for Escape on the document or the window.
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

/** Closing the dialog before React removes it returns the focus to what had it before. */
function showModally(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  return () => dialog?.close();
}

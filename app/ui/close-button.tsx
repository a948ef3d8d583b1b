import { clsx } from "clsx";
import { X } from "./icons.ts";

/** What closes the thing whose corner it stands in. */
export function CloseButton({ onClose, className }: { onClose: () => void; className?: string }) {
  return (
    <button
      type="button"
      aria-label="Close"
      onClick={onClose}
      className={clsx(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-text",
        className,
      )}
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  );
}
